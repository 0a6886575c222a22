import type { Locator, Page } from '@playwright/test';

/** Counts the owner's taps, and the pages that they lead to. */
export function countTaps(page: Page) {
  let [taps, pages] = [0, 0];
  page.on('framenavigated', () => {
    pages += 1;
  });
  return {
    tap: async (control: Locator) => {
      taps += 1;
      await control.tap();
    },
    /** A list of choices takes one tap to open, and one to choose. */
    choose: async (control: Locator, value: string) => {
      taps += 2;
      await control.selectOption(value);
    },
    /** Returns what was counted since it was last asked for. */
    read: () => {
      const counted = { taps, pages };
      [taps, pages] = [0, 0];
      return counted;
    },
  };
}
