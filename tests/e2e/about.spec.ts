import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('the portrait of the author shows, and leaves no gap when it does not load', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED');
  await page.goto('/about-author');
  await hydrated(page);
  const portrait = page.getByRole('img', { name: /portrait of the founder/ });
  const firstHeading = page.getByRole('heading', { level: 2 }).first();
  const gapAbove = () =>
    firstHeading.evaluate((heading) => {
      const lead = document.querySelector('h1 + p');
      return lead && heading.getBoundingClientRect().top - lead.getBoundingClientRect().bottom;
    });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(portrait).toBeVisible();
  expect(await gapAbove()).toBeGreaterThan(200);

  // It fails before the page's script is there, so nobody hears of it.
  await page.route('**/images/founder.svg', (route) => route.abort());
  const release = await holdScripts(page);
  const failed = page.waitForEvent('requestfailed');
  await page.reload({ waitUntil: 'commit' });
  await failed;
  await expect(portrait).toHaveCount(1);
  release();
  await expect(portrait).toHaveCount(0);
  expect(await gapAbove()).toBeLessThan(60);
});
