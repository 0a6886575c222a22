import { expect, type Page } from '@playwright/test';

/**
 * Fails when something moves for longer than a moment although the visitor asked for reduced
 * motion.
 */
export async function expectNoMotion(page: Page): Promise<void> {
  expect(await page.evaluate(moving), 'what moves').toEqual([]);
}

/** Runs in the page. */
function moving(): string[] {
  const longestSeconds = 0.01;
  const isLong = (durations: string) =>
    durations.split(', ').some((duration) => Number.parseFloat(duration) > longestSeconds);
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element);
      const isAnimated = animationName !== 'none' && isLong(animationDuration);
      return isLong(transitionDuration) || isAnimated || scrollBehavior === 'smooth';
    })
    .map((element) => element.outerHTML.slice(0, 200));
}
