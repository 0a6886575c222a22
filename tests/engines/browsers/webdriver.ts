import { Builder, By, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import type { EngineBrowser, NamedKey, Tab } from './tab.ts';

const keys: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
};
const shortcutKey = process.platform === 'darwin' ? Key.COMMAND : Key.CONTROL;

/** Starts a browser of these capabilities through the WebDriver server at an address. */
export async function startWebDriverBrowser(
  server: string,
  capabilities: object,
): Promise<EngineBrowser> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  return { tab: wrapTab(driver), close: () => driver.quit() };
}

function wrapTab(driver: WebDriver): Tab {
  const find = async (expression: string) => {
    const found = await driver.executeScript(`return ${expression}`);
    if (!(found instanceof WebElement)) throw new Error(`Not in the page: ${expression}`);
    return found;
  };
  return {
    go: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => (await find(expression)).click(),
    async choose(expression, value) {
      const option = By.css(`option[value=${JSON.stringify(value)}]`);
      await (await find(expression)).findElement(option).click();
    },
    chooseFile: async (expression, path) => (await find(expression)).sendKeys(path),
    type: (text) => driver.actions().sendKeys(text).perform(),
    key: (name) => driver.actions().sendKeys(keys[name]).perform(),
    shortcut: (letter) =>
      driver.actions().keyDown(shortcutKey).sendKeys(letter).keyUp(shortcutKey).perform(),
    async resize(width, height) {
      // The window is larger than its viewport by its frame and bars.
      const [outer, inner] = await driver.executeScript<[number[], number[]]>(
        'return [[outerWidth, outerHeight], [innerWidth, innerHeight]]',
      );
      const [wide = 0, high = 0] = outer.map((length, side) => length - (inner[side] ?? 0));
      const got = await driver
        .manage()
        .window()
        .setRect({ width: width + wide, height: height + high });
      // The page learns of its size after the window. Until then, the next resize would find another frame.
      const viewport = [got.width - wide, got.height - high].join();
      await driver.wait(
        async () =>
          viewport === (await driver.executeScript('return [innerWidth, innerHeight].join()')),
        60_000,
      );
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
