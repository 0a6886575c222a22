import { paths } from '#src/lib/addresses/paths.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { openAllTools } from '#tests/browser/calculator.ts';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { sample } from '#tests/proof/sample-size.ts';

const desktop = { width: 1440, height: 900 };
/** Where headlines start on a desktop: of pages with columns, and of prose and single forms. */
const pageEdges = { columns: 160, prose: 360 };

/** Pages with every kind of amount, card and column. */
const pages = [paths.home, paths.rates, paths.blog, paths.quote];

for (const path of sample(pages, 1)) {
  test(`${path} breaks no word, rate or amount in any font, and its headline starts at one of two edges`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await expectUnbroken(page, path);

    await page.setViewportSize(desktop);
    const title = page.getByRole('heading', { level: 1 });
    const left = await title.evaluate((heading) => heading.getBoundingClientRect().left);
    expect([pageEdges.columns, pageEdges.prose], 'the edge of the headline').toContain(left);
  });
}

test('prose has about 60 to 72 characters a line in any font', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openHydrated(page, paths.privacy);
  for (const width of fontWidths) {
    await showIn(page, width);
    const perLine = await page.locator('main h2 + p').evaluateAll((paragraphs) => {
      const lines = paragraphs.map(
        (p) => p.clientHeight / parseFloat(getComputedStyle(p).lineHeight),
      );
      // The last line of each is half full.
      const full = lines.reduce((sum, count) => sum + count - 0.5, 0);
      return paragraphs.reduce((sum, { textContent }) => sum + textContent.length, 0) / full;
    });
    expect(perLine, width).toBeGreaterThan(58);
    expect(perLine, width).toBeLessThan(73);
  }
});

test('the calculators break no amount, however long it is', { tag: '@full' }, async ({ page }) => {
  const amount = '1,000,000,000,000,000';
  const widths = [320, 1440];
  await openHydrated(page, `${paths.calculator}#tab=basic`);
  await expectUnbroken(page, 'the basic calculator');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill(amount);
  await expectUnbroken(page, `the basic calculator with $${amount}`, widths);

  await page.goto('about:blank');
  await openHydrated(page, `${paths.calculator}#tab=advanced`);
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
  await openAllTools(page);
  await expectUnbroken(page, 'the advanced calculator');
  const home = page.getByRole('group', { name: 'Home and loan' });
  await home.getByLabel('Home price').fill(amount);
  await page.getByRole('textbox', { name: 'Loan amount' }).first().fill(amount);
  await page.getByRole('textbox', { name: 'Yearly income' }).fill(amount);
  await expectUnbroken(page, `the advanced calculator with $${amount}`, widths);
});

test('the buttons of a step have room beside their labels', async ({ page, email }) => {
  const form = application(page);
  await page.goto(paths.purchaseLeads);
  await form.answer(1, makeApplication(email));
  await expect(form.heading(2)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const fonts of fontWidths) {
    await showIn(page, fonts);
    for (const button of [form.previous, form.next]) {
      const room = await button.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left - element.getBoundingClientRect().left;
      });
      expect(room, `room in ${fonts} fonts`).toBeGreaterThanOrEqual(12);
    }
  }
});
