import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from './focus.ts';

/** More stops of the Tab key than any page has before what a test looks for. */
const mostStops = 80;

/** A visitor without a mouse. Wherever the Tab key leads, the focus must be seen. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;

  async function tab(): Promise<void> {
    await keyboard.press('Tab');
    await expectFocusSeen(page);
  }

  /** Presses Tab until the focus is there. */
  async function tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < mostStops; stops++) {
      await tab();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target, 'is reached by the Tab key').toBeFocused();
  }

  return {
    tab,
    tabTo,
    press: (key: string) => keyboard.press(key),

    /** Goes to a field and types into it; a list chooses by the first letters. */
    async typeInto(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      await keyboard.type(text);
    },

    /** Goes back to where the focus was before, and sees it. */
    async tabBack(): Promise<void> {
      await keyboard.press('Shift+Tab');
      await expectFocusSeen(page);
    },
  };
}
