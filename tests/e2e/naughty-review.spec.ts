import { expect, fieldsOf, stringsOf, test } from '#tests/browser/naughty-test.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import { reportFigure } from '#tests/proof/figures.ts';

for (const [title, labels] of [
  ['Names', { firstName: 'First name', lastName: 'Last name' }],
  ['Addresses', { address: 'Street address' }],
] as const) {
  test(`${title} that are naughty strings appear in the review as typed`, { tag: '@full' }, async ({
    page,
    email,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const [field] = fieldsOf('quote', ...Object.keys(labels));
    const strings = stringsOf(8).filter((text) => field && !field.refuses(text));
    const form = wizard(page);
    await form.returnToReview(answersOf(email));
    for (const text of strings) {
      await page.getByRole('link', { name: `Edit ${Object.values(labels)[0]}` }).click();
      for (const label of Object.values(labels)) await form.field(label).fill(text);
      await form.next.click();
      await expect(form.heading(8)).toBeVisible();
      for (const label of Object.values(labels)) {
        const row = page.getByRole('main').locator('dl > div', { hasText: label });
        expect(await row.getByRole('definition').first().textContent()).toBe(text.trim());
      }
      await expectFits(page, JSON.stringify(text));
    }
    reportFigure(`${title}, naughty, in the review`, `${strings.length} strings`);
  });
}
