import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expectNoSidewaysScrolling } from './overflow.ts';

/** A wide screen by day, and a narrow one by night. */
export const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
] as const;

/**
 * Fails when what is shown scrolls sideways on any screen, or axe finds anything on a wide screen
 * by day or on a narrow one by night.
 *
 * @param state names what is shown, for the message
 */
export async function expectSoundInEveryLook(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScrolling(page);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state}, ${colorScheme}, ${width} px`);
  }
}
