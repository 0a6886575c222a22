import type { Locator, Page } from '@playwright/test';
import { fontWidths, showIn } from './fonts.ts';
import { expect } from './test.ts';

/** The smallest phone, without the browser's own bars. */
export const smallPhone = { width: 360, height: 640 };

/** Shows the top of the open step on a small phone, in wide and in narrow fonts. */
export async function onPhone(page: Page, check: (where: string) => Promise<void>) {
  await page.setViewportSize(smallPhone);
  for (const fonts of fontWidths) {
    await showIn(page, fonts);
    await page.evaluate(() => window.scrollTo(0, 0));
    await check(`in ${fonts} fonts`);
  }
}

/** Expects an element to be in sight as a whole, with nothing above it. */
export async function expectInSight(element: Locator, what: string) {
  await expect(element, what).toBeInViewport({ ratio: 1 });
  const isOnTop = (node: Element) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [(left + right) / 2, y]);
    return points.every(([x = 0, y = 0]) => node.contains(document.elementFromPoint(x, y)));
  };
  expect(await element.evaluate(isOnTop), `${what}, with nothing above it`).toBe(true);
}

/** Runs in the page. Returns the empty fields that something covers, wherever the page is scrolled to. */
function findCoveredFields(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select)')];
  const empty = fields.filter(({ type, checked, value, tabIndex }) => {
    return tabIndex >= 0 && (type === 'checkbox' ? !checked : value === '');
  });
  const covered = new Set<string>();
  for (let y = document.documentElement.scrollHeight; y >= 0; y -= 20) {
    window.scrollTo(0, y);
    for (const field of empty) {
      const { left, top, width, height } = field.getBoundingClientRect();
      const middle = top + height / 2;
      if (middle < 0 || middle >= window.innerHeight) continue;
      if (document.elementFromPoint(left + width / 2, middle) !== field) covered.add(field.id);
    }
  }
  window.scrollTo(0, 0);
  return [...covered];
}

interface Step {
  heading: Locator;
  next: Locator;
}

/** Expects a step on a small phone to cover nothing that is to be read or filled in, before and after a refused press. */
export async function expectRoomInStep(page: Page, { heading, next }: Step): Promise<void> {
  await expectInSight(heading, 'the heading');
  await onPhone(page, async (where) => {
    const field = page.locator('form').locator('input, select').first();
    await expectInSight(field, `the first field ${where}`);
    expect(await page.evaluate(findCoveredFields), where).toEqual([]);
  });
  await next.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectInSight(page.locator(':focus'), 'what has the focus');
  const errors = page.getByText(/^Error: /);
  for (let index = 0; index < (await errors.count()); index++) {
    // At the edge, a fraction of a pixel would be missing.
    await errors.nth(index).evaluate((error) => error.scrollIntoView({ block: 'center' }));
    await expectInSight(errors.nth(index), `error ${index + 1}`);
  }
}

/** Presses Next by the keyboard where the edge of the screen cuts the heading. */
export async function pressNextBelow({ heading, next }: Step): Promise<void> {
  await heading.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    window.scrollBy(0, (top + bottom) / 2);
  });
  await next.press('Enter');
}
