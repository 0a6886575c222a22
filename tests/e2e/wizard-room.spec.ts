import type { Locator, Page } from '@playwright/test';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { inFull } from '#tests/proof/extent.ts';

/** Expects the button to be fully visible and uncovered on the first screen of a step. */
async function expectOnFirstScreen(page: Page, button: Locator) {
  for (const fonts of fontWidths.toReversed()) {
    await showIn(page, fonts);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(button, `in ${fonts} fonts`).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
}

/** Expects an element to be in sight as a whole, with nothing above it. */
async function expectInSight(element: Locator, what: string) {
  await expect(element, what).toBeInViewport({ ratio: 1 });
  const isOnTop = (node: Element) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y]);
    return points.every(([x = 0, y = 0]) => node.contains(document.elementFromPoint(x, y)));
  };
  expect(await element.evaluate(isOnTop), `${what}, with nothing above it`).toBe(true);
}

test('headings, Next, errors and the consent are in sight on a phone', async ({ page, email }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = wizard(page);
  await openHydrated(page, '/quote');
  for (let step = 1; step <= 7; step++) {
    await expectInSight(form.heading(step), `the heading of step ${step}`);
    // The consent of step 7 is longer than a screen.
    if (inFull && step < 7) {
      await page.setViewportSize({ width: 360, height: 640 });
      await expectOnFirstScreen(page, form.next);
      await page.setViewportSize({ width: 360, height: 740 });
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    if (step === 7) await expectInSight(page.getByRole('checkbox'), 'the consent');
    await form.next.click();
    const first = page.locator('[aria-invalid=true]').first();
    await expect(first).toBeVisible();
    const errors = page.getByText(/^Error: /);
    for (let index = 0; index < (await errors.count()); index++) {
      // At the edge, a fraction of a pixel would be missing.
      await errors.nth(index).evaluate((error) => error.scrollIntoView({ block: 'center' }));
      await expectInSight(errors.nth(index), `error ${index + 1} of step ${step}`);
    }
    await form.fill(step, makeAnswers(email));
    // Where the edge of the screen cuts the heading.
    await form.heading(step).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      window.scrollBy(0, (top + bottom) / 2);
    });
    await form.next.press('Enter');
    await expect(form.heading(step + 1)).toBeFocused();
  }
  await expectInSight(form.heading(8), 'the heading of the review');
});
