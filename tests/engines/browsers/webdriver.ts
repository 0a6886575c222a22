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
  return { tab: tabOf(driver), close: () => driver.quit() };
}

function tabOf(driver: WebDriver): Tab {
  return {
    go: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async click(expression) {
      const element = await elementOf(driver, expression);
      await element.click();
    },
    async choose(expression, value) {
      const element = await elementOf(driver, expression);
      await element.findElement(By.css(`option[value=${JSON.stringify(value)}]`)).click();
    },
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
      await driver
        .manage()
        .window()
        .setRect({ width: width + wide, height: height + high });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

async function elementOf(driver: WebDriver, expression: string): Promise<WebElement> {
  const found = await driver.executeScript(`return ${expression}`);
  if (!(found instanceof WebElement)) throw new Error(`Not in the page: ${expression}`);
  return found;
}
