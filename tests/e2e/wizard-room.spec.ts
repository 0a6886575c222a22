import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Small phones, without the browser's own bars; the smallest is last, so that the rest of a test runs on it. */
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];

/** Shows the top of the open step on each phone, in wide and in narrow fonts. */
async function onPhones(page: Page, check: (where: string) => Promise<void>) {
  for (const phone of phones) {
    await page.setViewportSize(phone);
    for (const fonts of fontWidths) {
      await showIn(page, fonts);
      await page.evaluate(() => window.scrollTo(0, 0));
      await check(`at ${phone.width} px in ${fonts} fonts`);
    }
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

const forms = [
  {
    path: paths.quote,
    questionSteps: 6,
    open(page: Page, email: string) {
      const form = wizard(page);
      return { ...form, fill: (step: number) => form.fill(step, makeAnswers(email)) };
    },
  },
  {
    path: paths.purchaseLeads,
    questionSteps: 3,
    open(page: Page, email: string) {
      const form = application(page);
      return { ...form, fill: (step: number) => form.fill(step, makeApplication(email)) };
    },
  },
];

for (const { path, questionSteps, open } of forms) {
  test(`on a small phone, ${path} covers nothing that is to be read or filled in`, async ({
    page,
    email,
  }) => {
    const form = open(page, email);
    await page.setViewportSize({ width: 360, height: 640 });
    await openHydrated(page, path);
    for (let step = 1; step <= questionSteps; step++) {
      await expectInSight(form.heading(step), `the heading of step ${step}`);
      await onPhones(page, async (where) => {
        const field = page.locator('form').locator('input, select').first();
        await expectInSight(field, `the first field of step ${step} ${where}`);
        expect(await page.evaluate(findCoveredFields), `step ${step} ${where}`).toEqual([]);
      });
      await form.next.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectInSight(page.locator(':focus'), `what has the focus in step ${step}`);
      const errors = page.getByText(/^Error: /);
      for (let index = 0; index < (await errors.count()); index++) {
        // At the edge, a fraction of a pixel would be missing.
        await errors.nth(index).evaluate((error) => error.scrollIntoView({ block: 'center' }));
        await expectInSight(errors.nth(index), `error ${index + 1} of step ${step}`);
      }
      await form.fill(step);
      // Where the edge of the screen cuts the heading.
      await form.heading(step).evaluate((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        window.scrollBy(0, (top + bottom) / 2);
      });
      await form.next.press('Enter');
      await expect(form.heading(step + 1)).toBeFocused();
    }
    await expectInSight(form.heading(questionSteps + 1), 'the heading of the consent');
  });
}

test('on a phone, the phone number and its consent are on the first screen', async ({
  page,
  email,
}) => {
  const form = wizard(page);
  await form.returnTo(2, { ...makeAnswers(email), phone: '' });
  await onPhones(page, (where) => expectInSight(form.field('Phone'), `the number ${where}`));
  await form.returnTo(7, makeAnswers(email));
  await onPhones(page, (where) => expectInSight(page.getByRole('checkbox'), `the box ${where}`));
  await form.next.click();
  await expectInSight(page.locator(':focus'), `the box that is missing`);
});
