import { expectNoViolations } from '#tests/browser/axe.ts';
import { looks } from '#tests/browser/every-look.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

// Each look is opened anew: what is out of sight keeps the colors of the look before.
for (const { colorScheme, width } of looks) {
  for (const tab of ['basic', 'advanced']) {
    test(`axe finds nothing on ${tab}, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/calculator#tab=${tab}`);
      await hydrated(page);
      if (tab === 'advanced') {
        await page.getByText('Payment breakdown').scrollIntoViewIfNeeded();
        await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
        await page.getByText('How these numbers are computed').click();
      }
      await expectNoViolations(page, tab);
    });
  }
}

test('the charts load when they come into view, move nothing, and are said in words', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/calculator#tab=advanced');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const charts = () => requested.filter((url) => /Chart|Pie/.test(url));
  expect(charts()).toEqual([]);

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const breakdown = page.getByRole('region', { name: 'Payment breakdown' });
  await breakdown.scrollIntoViewIfNeeded();
  await expect(breakdown.locator('.recharts-pie-sector')).toHaveCount(4);
  await expect(breakdown.locator('.recharts-area-curve')).toHaveCount(1);
  expect(charts().length).toBeGreaterThan(0);
  expect(await height()).toBe(before);

  const pie = await breakdown.locator('svg.recharts-surface').first().boundingBox();
  expect([pie?.width, pie?.height]).toEqual([150, 150]);
  await expect(breakdown.getByRole('listitem')).toHaveText([
    'Principal and interest$1,621.39 (80%)',
    'Property tax$300.00 (15%)',
    'Insurance$100.00 (5%)',
    'HOA$0.00 (0%)',
  ]);
  await expect(breakdown.getByText(/From \$320,000\.00 the balance falls/)).toBeVisible();
});

test('a chart that does not load leaves the page as it is', async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED', 'Failed to fetch dynamically imported module');
  await page.route(/Chart|Pie/, (route) => route.abort());
  await page.goto('/calculator#tab=advanced');
  await hydrated(page);
  const failed = page.waitForEvent('requestfailed');
  await page.getByText('Payment breakdown').scrollIntoViewIfNeeded();
  await failed;
  const breakdown = page.getByRole('region', { name: 'Payment breakdown' });
  await expect(breakdown.getByText('$1,621.39')).toBeVisible();
  await page.getByRole('textbox', { name: 'Home price' }).first().fill('500k');
  await expect(page.getByRole('tabpanel').getByText('$2,528.08').first()).toBeVisible();
});

test('the answer stays in sight', async ({ page }) => {
  await page.goto('/calculator#tab=advanced');
  await hydrated(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const heading of ['Payment breakdown', 'Early payoff savings', 'Amortization schedule']) {
      await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
      const shown = await page.getByText('$2,021.39').all();
      const boxes = await Promise.all(shown.map((figure) => figure.boundingBox()));
      const inSight = boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= 700);
      expect(inSight, `${heading} at ${width} px`).not.toEqual([]);
    }
  }
});

test('on paper there are the summary and the whole schedule, and no controls', async ({ page }) => {
  await page.goto('/calculator#tab=advanced');
  await hydrated(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Mortgage summary' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Pre-Approved' })).toHaveCount(0);
  const table = page.getByRole('region', { name: 'Schedule by year' });
  await expect(table.getByRole('row')).toHaveCount(31);
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  for (const role of ['button', 'textbox', 'slider', 'tab', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  }
});
