import type { Page } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { expectNoViolations } from './axe.ts';
import { expectNoSidewaysScrolling, usualWidths } from './overflow.ts';

export interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

/** A wide screen and a narrow one, each by day and by night. */
const wideByDay: Look = { colorScheme: 'light', width: 1440 };
const narrowByNight: Look = { colorScheme: 'dark', width: 320 };
const wideByNight: Look = { colorScheme: 'dark', width: 1440 };
const narrowByDay: Look = { colorScheme: 'light', width: 375 };

/**
 * The looks in which a state is inspected: all four in full. The everyday run takes one, a wide
 * screen by day for about every other state, a narrow one by night for the rest; always the same.
 */
export function looksFor(state: string): Look[] {
  if (inFull) return [wideByDay, narrowByNight, wideByNight, narrowByDay];
  const sum = [...state].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [sum % 2 === 0 ? wideByDay : narrowByNight];
}

export async function setLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
}

/**
 * Fails when axe finds anything in a look, or what is shown scrolls sideways on its screen; in full
 * on the usual screens too.
 *
 * @param state names what is shown, for the message
 */
export async function expectSound(page: Page, state: string, looks: Look[]): Promise<void> {
  const size = page.viewportSize();
  const screens = [...(inFull ? usualWidths : []), ...looks.map(({ width }) => width)];
  // Screen by screen, as a change of size costs nearly as much as a run of axe.
  for (const width of new Set(screens)) {
    await expectNoSidewaysScrolling(page, [width]);
    for (const look of looks.filter((other) => other.width === width)) {
      await setLook(page, look);
      await expectNoViolations(page, `${state}, ${look.colorScheme}, ${width} px`);
    }
  }
  // What the test does next, it does on the screen that it chose.
  if (size) await page.setViewportSize(size);
  reportCounts('Accessibility', { 'runs of axe on them': looks.length });
}
