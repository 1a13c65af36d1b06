// Firefox over WebDriver BiDi. Without a screen it has no WebGL, so it gets one that nobody sees.
import puppeteer from 'puppeteer-core';

export async function openFirefox(display) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: false,
    env: { ...process.env, DISPLAY: display },
    extraPrefsFirefox: { 'webgl.force-enabled': true },
    defaultViewport: null,
    args: ['--width=1200', '--height=860'],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  return {
    goto: (address) => page.goto(address),
    run: (source) => page.evaluate(source),
    async click(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
    },
    press: (key) => page.keyboard.press(key),
    picture: (path) => page.screenshot({ path }),
    close: () => browser.close(),
  };
}
