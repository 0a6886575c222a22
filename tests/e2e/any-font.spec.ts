import { paths } from '#src/lib/paths.ts';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { openAllTools } from '#tests/browser/calculator.ts';
import { dashboard } from '#tests/browser/dashboard.ts';
import { answerDocument } from '#tests/browser/database-reads.ts';
import { publicPages } from '#tests/browser/every-page.ts';
import { fontWidths, showIn } from '#tests/browser/fonts.ts';
import { expectOnOneLine, expectUnbroken } from '#tests/browser/line-breaks.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { storedBlog } from '#tests/fixtures/stored-posts.ts';
import { sample } from '#tests/proof/extent.ts';

const desktop = { width: 1440, height: 900 };
/** Where headlines start on a desktop: of pages with columns, and of prose and single forms. */
const pageEdges = { columns: 160, prose: 360 };

const isPost = (path: string) => path.startsWith(`${paths.blog}/`);
const always = publicPages.filter(
  (path) => path === paths.home || path === paths.rates || path === paths.blog || isPost(path),
);
const others = publicPages.filter(
  (path) => !always.includes(path) && !path.startsWith(paths.calculator),
);

for (const path of sample([...always, ...others], 1)) {
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

const longAmountWidths = sample([320, 360, 1440], 2);
const longAmounts = sample(['1,000,000,000,000,000', '999,999,999.99'], 1);

test('the calculators break no amount, however long it is', { tag: '@full' }, async ({ page }) => {
  await openHydrated(page, `${paths.calculator}#tab=basic`);
  await expectUnbroken(page, 'the basic calculator');
  for (const amount of longAmounts) {
    await page.getByRole('textbox', { name: 'Loan amount' }).fill(amount);
    await expectUnbroken(page, `the basic calculator with $${amount}`, longAmountWidths);
  }

  await page.goto('about:blank');
  await openHydrated(page, `${paths.calculator}#tab=advanced`);
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
  await openAllTools(page);
  await expectUnbroken(page, 'the advanced calculator');
  const home = page.getByRole('group', { name: 'Home and loan' });
  for (const amount of longAmounts) {
    await home.getByLabel('Home price').fill(amount);
    await page.getByRole('textbox', { name: 'Loan amount' }).first().fill(amount);
    await page.getByRole('textbox', { name: 'Yearly income' }).fill(amount);
    await expectUnbroken(page, `the advanced calculator with $${amount}`, longAmountWidths);
  }
});

test('the review breaks no answer', { tag: '@full' }, async ({ page, email }) => {
  const amounts = { income: '123,456,789.01', homePrice: '987,654,321', downPayment: '12,345,678' };
  await wizard(page).returnToReview({ ...makeAnswers(email), ...amounts });
  await expectUnbroken(page, 'the review');
});

test('the day of the rates, the sample phone number and the denominator of the formula fit on one line', {
  tag: '@full',
}, async ({ page, email }) => {
  await answerDocument(page, 'siteData/current', rates);
  for (const path of [paths.home, paths.rates]) {
    await openHydrated(page, path);
    await expect(page.getByText(rates.lastUpdated).first()).toBeVisible();
    await expectOnOneLine(page, rates.lastUpdated);
  }
  await openHydrated(page, `${paths.calculator}#tab=advanced`);
  await page.getByText('How these numbers are calculated').click();
  await expectOnOneLine(page, '(1 − (1 + r)');

  const form = wizard(page);
  await page.goto(paths.quote);
  await form.answer(1, makeAnswers(email));
  await expect(form.heading(2)).toBeVisible();
  await expectOnOneLine(page, '(555) 123-4567');
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

test('the dashboard breaks no word', { tag: '@full' }, async ({ page, admin }) => {
  const database = await answerAsDatabase(page, storedBlog(3));
  database.storeRates(rates);
  await admin.signIn(page);
  await expect(dashboard(page).titles).toHaveCount(3);
  await expectUnbroken(page, 'the dashboard');
  await expectOnOneLine(page, rates.lastUpdated);
});
