import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';

/** The items in page order. The last three have an anchor. */
const items = ['what-it-is', 'credit', 'down-payment', 'pre-approval', 'closing-costs'];
const addressed = items.slice(2);

const question = (page: Page, id: string) =>
  page.locator('details', { has: page.locator(`#${id}`) });

async function expectOnlyOpen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
}

/** Expects only this item to be open, with its question in view. */
async function expectShown(page: Page, id: string): Promise<void> {
  await expectOnlyOpen(page, id);
  await expect(question(page, id).locator('summary')).toBeInViewport({ ratio: 0.9 });
}

/** Returns where the focus ring of an element ends, in pixels from the top of the window. */
function ringBottom(element: Locator): Promise<number> {
  return element.evaluate((focused) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return focused.getBoundingClientRect().bottom + ring;
  });
}

/** Returns where the text of an element begins, in pixels from the top of the window. */
function textTop(element: Locator): Promise<number> {
  return element.evaluate((container) => {
    const range = document.createRange();
    range.selectNodeContents(container);
    return Math.min(...[...range.getClientRects()].map(({ top }) => top));
  });
}

test('each anchor opens its item, also before the script; an open item leaves room for the focus, and paper has every answer', async ({
  page,
  inspect,
}) => {
  const release = await holdScripts(page);
  await test.step('by its address before the script, by its hash, and on Back', async () => {
    for (const id of addressed) {
      await page.goto('about:blank');
      await page.goto(`/faq#${id}`, { waitUntil: 'commit' });
      await expectShown(page, id);
    }
    // What a visitor closes before the script loads stays closed.
    await question(page, 'closing-costs').locator('summary').click();
    release();
    await hydrated(page);
    await expect(page.locator('details[open]')).toHaveCount(0);
    for (const id of addressed) {
      await page.evaluate((anchor) => {
        window.location.hash = anchor;
      }, id);
      await expectShown(page, id);
    }
    await page.goBack();
    await expectShown(page, 'pre-approval');
  });

  await openHydrated(page, '/faq');
  await test.step('keys skip the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('an open item leaves room for the focus', async () => {
    const summary = question(page, 'down-payment').locator('summary');
    await summary.press('Enter');
    await expectOnlyOpen(page, 'down-payment');
    await expect(summary).toBeFocused();
    const [ring, line] = await Promise.all([
      ringBottom(summary),
      textTop(page.locator('#down-payment')),
    ]);
    expect(ring).toBeLessThanOrEqual(line);
    await inspect('faq: an open item');
  });
  await test.step('paper has every answer, open and closed', async () => {
    await page.emulateMedia({ media: 'print' });
    const isOnPaper = await page
      .locator('details p')
      .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
    expect(isOnPaper.length).toBeGreaterThan(items.length);
    expect(isOnPaper).not.toContain(false);
  });
});
