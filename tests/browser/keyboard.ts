import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from './focus.ts';

/** More stops of the Tab key than any page has before what a test looks for. */
const mostStops = 80;

/** After so many milliseconds without a letter, a list takes the next one for the first. */
const lettersForgottenMs = 1_200;

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

  /** Types again where a letter came so late that the list took it for the first one. */
  async function choose(list: Locator, letters: string): Promise<void> {
    await expect(async () => {
      await keyboard.type(letters);
      const chosen = list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
      expect(await chosen).toMatch(new RegExp(`^${letters}`));
    }).toPass({ intervals: [lettersForgottenMs] });
  }

  return {
    tab,
    tabTo,
    press: (key: string) => keyboard.press(key),

    /** Goes to a field and types into it; a list chooses by the first letters. */
    async typeInto(field: Locator, text: string): Promise<void> {
      await tabTo(field);
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? choose(field, text) : keyboard.type(text));
    },

    /** Goes back to where the focus was before, and sees it. */
    async tabBack(): Promise<void> {
      await keyboard.press('Shift+Tab');
      await expectFocusSeen(page);
    },
  };
}
