/** What axe-core finds wrong with a page, with what leads to the place. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The rules of WCAG 2.2 up to AA, and what axe holds to be good practice. */
export async function violations(page: Page): Promise<string[]> {
  // It stays as long as the document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
