import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from './focus.ts';

/** More Tab stops than any page has. */
const maxStops = 400;

/** Milliseconds without a letter after which a list starts a new type-ahead search. */
const typeAheadResetMs = 1_200;

/**
 * Returns a visitor who uses only the keyboard. The focus must be visible wherever Tab leads.
 *
 * @param expectStop what must be true at each stop
 */
export function watchKeyboard(page: Page, expectStop = expectFocusSeen) {
  const { keyboard } = page;

  /** Presses the key until the target has focus. Fails at the end of the page. */
  async function reach(target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    // Looked up once, because a search by role takes as long as a stop.
    const element = await target.elementHandle();
    for (let stops = 0; stops < maxStops; stops++) {
      await keyboard.press(key);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      await expectStop(page);
      if (await element?.evaluate((node) => node === document.activeElement)) return;
    }
    expect(`${target}`, `what ${key} reaches before it leaves the page`).toBe('reached');
  }

  const tabTo = (target: Locator) => reach(target, 'Tab');

  /** Types the letters again when one came so late that the list started a new search. */
  async function choose(list: Locator, letters: string): Promise<void> {
    await expect(async () => {
      await keyboard.type(letters);
      const chosen = list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
      expect(await chosen).toMatch(new RegExp(`^${letters}`));
    }).toPass({ intervals: [typeAheadResetMs] });
  }

  return {
    tabTo,
    async tab(): Promise<void> {
      await keyboard.press('Tab');
      await expectStop(page);
    },
    tabBackTo: (target: Locator) => reach(target, 'Shift+Tab'),
    press: (key: string) => keyboard.press(key),

    /** Goes to a field and types into it. A list selects by its first letters. */
    async typeInto(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? choose(field, text) : keyboard.type(text));
    },
  };
}
