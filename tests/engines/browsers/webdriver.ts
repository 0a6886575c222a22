import { Builder, By, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import type { EngineBrowser, NamedKey, Tab } from './tab.ts';

const keys: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
};
const shortcutKey = process.platform === 'darwin' ? Key.COMMAND : Key.CONTROL;

/**
 * Starts a browser through a WebDriver server.
 *
 * @param server its address
 * @param capabilities the browser that it should start
 */
export async function startWebDriverBrowser(
  server: string,
  capabilities: object,
): Promise<EngineBrowser> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities(capabilities))
    .build();
  const first = await driver.getWindowHandle();
  let current = first;
  /** Returns a function that switches the driver to a window and returns it. */
  const driverIn = (window: string) => async () => {
    if (current !== window) await driver.switchTo().window(window);
    current = window;
    return driver;
  };
  return {
    tab: wrapTab(driverIn(first)),
    async openTab() {
      // In a window of its own: a hidden tab would be slowed down.
      await driver.switchTo().newWindow('window');
      current = await driver.getWindowHandle();
      const getDriver = driverIn(current);
      return { tab: wrapTab(getDriver), close: async () => (await getDriver()).close() };
    },
    close: () => driver.quit(),
  };
}

function wrapTab(getDriver: () => Promise<WebDriver>): Tab {
  return {
    go: async (url) => (await getDriver()).get(url),
    reload: async () => (await getDriver()).navigate().refresh(),
    back: async () => (await getDriver()).navigate().back(),
    evaluate: async (expression) => (await getDriver()).executeScript(`return ${expression}`),
    async click(expression) {
      const element = await findElement(await getDriver(), expression);
      await element.click();
    },
    async choose(expression, value) {
      const element = await findElement(await getDriver(), expression);
      await element.findElement(By.css(`option[value=${JSON.stringify(value)}]`)).click();
    },
    async chooseFile(expression, path) {
      const element = await findElement(await getDriver(), expression);
      await element.sendKeys(path);
    },
    type: async (text) => (await getDriver()).actions().sendKeys(text).perform(),
    key: async (name) => (await getDriver()).actions().sendKeys(keys[name]).perform(),
    async shortcut(letter) {
      const actions = (await getDriver()).actions();
      await actions.keyDown(shortcutKey).sendKeys(letter).keyUp(shortcutKey).perform();
    },
    async resize(width, height) {
      const driver = await getDriver();
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
    screenshot: async () => Buffer.from(await (await getDriver()).takeScreenshot(), 'base64'),
  };
}

async function findElement(driver: WebDriver, expression: string): Promise<WebElement> {
  const found = await driver.executeScript(`return ${expression}`);
  if (!(found instanceof WebElement)) throw new Error(`Not in the page: ${expression}`);
  return found;
}
