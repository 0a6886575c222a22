import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox, findSafariDriver, findWebKitGtk } from '#scripts/lib/browsers.ts';
import { fontsEnvironment } from '#scripts/lib/fonts.ts';
import { root } from '#scripts/lib/root.ts';
import { startDriverServer } from './browsers/driver-server.ts';
import type { EngineBrowser, Tab } from './browsers/tab.ts';
import { startWebDriverBrowser } from './browsers/webdriver.ts';
import { startWebKitGtk } from './browsers/webkitgtk.ts';

export type EngineName = 'webkit' | 'firefox' | 'safari';

/** Starts an engine that is installed on this machine. */
export function startEngine(name: EngineName): Promise<EngineBrowser> {
  const env = { ...process.env, ...fontsEnvironment };
  const start = {
    webkit: () => startWebKitGtk(required(findWebKitGtk()), env),
    firefox: () => startFirefox(required(findFirefox()), env),
    safari: () => startSafari(required(findSafariDriver())),
  };
  return start[name]();
}

/** Starts the Mac's own Safari with a private window. `safaridriver --enable` must have been run once. */
async function startSafari(driver: string): Promise<EngineBrowser> {
  const server = await startDriverServer(driver, (port) => ['--port', String(port)]);
  const browser = await startWebDriverBrowser(server.url, { browserName: 'safari' });
  return {
    ...browser,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

function required<Files>(files: Files | null): Files {
  if (!files) throw new Error('The engine is not on this machine.');
  return files;
}

const shortcutKey = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Starts a headless Firefox and drives it over WebDriver BiDi. */
async function startFirefox(
  executablePath: string,
  env: NodeJS.ProcessEnv,
): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocol: 'webDriverBiDi',
    // It keeps caches in the home folder, which may be missing or read-only.
    env: { HOME: tmpdir(), ...env },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'intl.locale.requested': 'en-US',
      // As in the other engines, optimized code takes longer than what it saves.
      'javascript.options.ion': false,
      // Where the sandbox makes a content process ask for permission to read the tests' fonts,
      // pages freeze for seconds.
      'security.sandbox.content.read_path_whitelist': `${join(root, 'node_modules')}/`,
    },
  });
  const page = await browser.newPage();
  // A page that asks before it is left is left, as with the other drivers.
  page.on('dialog', (dialog) => dialog.accept());
  return { tab: wrapTab(page), close: () => browser.close() };
}

function wrapTab(page: Page): Tab {
  const find = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error(`Not in the page: ${expression}`);
    return element as ElementHandle<Element>;
  };
  return {
    async go(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async reload() {
      await page.reload({ waitUntil: 'load' });
    },
    async back() {
      await page.goBack({ waitUntil: 'load' });
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: async (expression) => (await find(expression)).click(),
    async choose(expression, value) {
      await (await find(expression)).select(value);
    },
    async chooseFile(expression, path) {
      const input = (await find(expression)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    async shortcut(letter) {
      await page.keyboard.down(shortcutKey);
      await page.keyboard.press(letter as 'a');
      await page.keyboard.up(shortcutKey);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
