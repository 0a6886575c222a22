import type { Page } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { expectNoViolations } from './axe.ts';
import { expectNoSidewaysScrolling, usualWidths } from './overflow.ts';

export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** Two pairs: in each, a wide and a narrow screen, and a light and a dark one. */
const wideLight: Look = { colorScheme: 'light', width: 1440 };
const narrowDark: Look = { colorScheme: 'dark', width: 320 };
const wideDark: Look = { colorScheme: 'dark', width: 1440 };
const narrowLight: Look = { colorScheme: 'light', width: 375 };

/**
 * Returns the looks in which a state is inspected. A full run takes one of the pairs, so each state
 * is seen on both screens and in both color schemes. The everyday run takes one look: wide and light
 * for about half of the states, narrow and dark for the rest. The choice is always the same for a
 * state.
 */
export function looksFor(state: string): Look[] {
  const isOdd = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0) % 2;
  if (inFull) return isOdd ? [wideDark, narrowLight] : [wideLight, narrowDark];
  return [isOdd ? narrowDark : wideLight];
}

export async function setLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
}

/**
 * Fails when axe finds any violation in a look, or when the page scrolls sideways on its screen. A
 * full run checks the usual screens too.
 *
 * @param state names what is shown, for the message
 */
export async function expectAccessible(page: Page, state: string, looks: Look[]): Promise<void> {
  const size = page.viewportSize();
  const widths = looks.map(({ width }) => width);
  // Once for each state, also where a test opens it again for each look.
  const screens = inFull && widths.includes(wideLight.width) ? [...usualWidths, ...widths] : widths;
  // Grouped by screen, because a resize costs nearly as much as a run of axe.
  for (const width of new Set(screens)) {
    await expectNoSidewaysScrolling(page, [width]);
    for (const look of looks.filter((other) => other.width === width)) {
      await setLook(page, look);
      await expectNoViolations(page, `${state}, ${look.colorScheme}, ${width} px`);
    }
  }
  // Restores the screen that the test chose for what it does next.
  if (size) await page.setViewportSize(size);
  reportCounts('Accessibility', { 'runs of axe on them': looks.length });
}
