import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

test('shows the picture and leaves no gap when it does not load', { tag: '@full' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED');
  await page.goto('/about-author');
  await hydrated(page);
  const picture = page.getByRole('img', { name: /author writing at a desk/ });
  const firstHeading = page.getByRole('heading', { level: 2 }).first();
  const gapAbove = () =>
    firstHeading.evaluate((heading) => {
      const lead = document.querySelector('h1 + p');
      return lead && heading.getBoundingClientRect().top - lead.getBoundingClientRect().bottom;
    });
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(picture).toBeVisible();
  expect(await gapAbove()).toBeGreaterThan(200);

  // The image fails before the page's script has loaded, so no handler sees the error event.
  await page.route('**/images/desk.svg', (route) => route.abort());
  const release = await holdScripts(page);
  const failed = page.waitForEvent('requestfailed');
  await page.reload({ waitUntil: 'commit' });
  await failed;
  await expect(picture).toHaveCount(1);
  release();
  await expect(picture).toHaveCount(0);
  expect(await gapAbove()).toBeLessThan(80);
});
