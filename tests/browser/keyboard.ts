import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from './focus.ts';

/** More Tab stops than any page has before what a test looks for. */
const maxStops = 80;

/** Milliseconds without a letter after which a list starts a new type-ahead search. */
const typeAheadResetMs = 1_200;

/** A visitor who uses only the keyboard. The focus must be visible wherever Tab leads. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;

  async function tab(): Promise<void> {
    await keyboard.press('Tab');
    await expectFocusSeen(page);
  }

  /** Presses Tab until the target has focus. */
  async function tabTo(target: Locator): Promise<void> {
    // Looked up once, because a search by role takes as long as a stop.
    const element = await target.elementHandle();
    for (let stops = 0; stops < maxStops; stops++) {
      await tab();
      if (await element?.evaluate((node) => node === document.activeElement)) return;
    }
    await expect(target, 'is reached by the Tab key').toBeFocused();
  }

  /** Types the letters again when one came so late that the list started a new search. */
  async function choose(list: Locator, letters: string): Promise<void> {
    await expect(async () => {
      await keyboard.type(letters);
      const chosen = list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
      expect(await chosen).toMatch(new RegExp(`^${letters}`));
    }).toPass({ intervals: [typeAheadResetMs] });
  }

  return {
    tab,
    tabTo,
    press: (key: string) => keyboard.press(key),

    /** Goes to a field and types into it. A list selects by its first letters. */
    async typeInto(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? choose(field, text) : keyboard.type(text));
    },

    /** Moves back to the previous stop and checks that the focus is visible there. */
    async tabBack(): Promise<void> {
      await keyboard.press('Shift+Tab');
      await expectFocusSeen(page);
    },
  };
}
