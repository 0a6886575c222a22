import type { Locator, Page } from '@playwright/test';

/** Counts the owner's taps, the pages that they lead to, and how far the owner scrolls. */
export function countTaps(page: Page) {
  let [taps, pages, scrolled] = [0, 0, 0];
  page.on('framenavigated', () => {
    pages += 1;
  });
  const see = async (control: Locator) => {
    scrolled += await control.first().evaluate(bringIntoSight);
  };
  return {
    see,
    tap: async (control: Locator) => {
      taps += 1;
      await see(control);
      await control.tap();
    },
    /** A list of choices takes one tap to open, and one to choose. */
    choose: async (control: Locator, value: string) => {
      taps += 2;
      await see(control);
      await control.selectOption(value);
    },
    /** Returns what was counted since it was last asked for. */
    read: () => {
      const counted = { taps, pages };
      [taps, pages] = [0, 0];
      return counted;
    },
    /** Returns how many screens were scrolled since it was last asked for. */
    readScreens: () => {
      const screens = scrolled / (page.viewportSize()?.height ?? Number.NaN);
      scrolled = 0;
      return screens;
    },
  };
}

/** Scrolls no further than it takes to see a whole element; returns how far, in pixels. Runs in the page. */
function bringIntoSight(element: Element): number {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (top >= 0 && bottom <= window.innerHeight && shown && element.contains(shown)) return 0;
  const boxes: Element[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) boxes.push(box);
  const before = boxes.map(({ scrollTop }) => scrollTop);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return boxes.reduce((sum, box, i) => sum + Math.abs(box.scrollTop - (before[i] ?? 0)), 0);
}
