// WebKit as GTK has it, over WebDriver.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import { answers } from '../tools/server.mjs';

const PORT = 18379;

/** Debian has it below the library folder of the machine's architecture. */
function miniBrowser() {
  const places = readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '4.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
  );
  const found = process.env.MINIBROWSER ?? places.find((path) => existsSync(path));
  if (!found) throw new Error('the MiniBrowser of webkit2gtk-driver is missing');
  return found;
}

export async function openWebKit(display) {
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  await answers(`http://127.0.0.1:${PORT}/status`);
  const wanted = new Capabilities();
  wanted.setBrowserName('MiniBrowser');
  wanted.set('webkitgtk:browserOptions', { binary: miniBrowser(), args: ['--automation'] });
  const browser = await new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(wanted).build();
  await browser.manage().window().setRect({ width: 1200, height: 860 });
  return {
    goto: (address) => browser.get(address),
    run: (source) => browser.executeScript(`return ${source}`),
    click: (x, y) => browser.actions({ async: true }).move({ x, y, duration: 0 }).click().perform(),
    press: (key) => browser.actions({ async: true }).sendKeys(key).perform(),
    picture: async (path) => writeFileSync(path, await browser.takeScreenshot(), 'base64'),
    async close() {
      await browser.quit();
      driver.kill();
    },
  };
}
