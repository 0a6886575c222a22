import { Timestamp } from 'firebase-admin/firestore';
import { answerAsDatabase } from '#tests/browser/admin-database.ts';
import { expect, test } from '#tests/browser/lead-desk-test.ts';
import { paths } from '#src/lib/paths.ts';

for (const width of [360, 1440]) {
  test(`shots at ${width}`, async ({ page, admin, own, desk }) => {
    await page.setViewportSize({ width, height: 900 });
    for (let n = 0; n < 3; n += 1) await own.add('mortgageQuotes', { createdAt: Timestamp.fromMillis(0) });
    await own.add('contacts', { createdAt: '2020-01-01T00:00:00.000Z' });
    await own.store(`consentRecords/old-${own.word}`, { givenAt: '2015-01-01T00:00:00.000Z' });
    await admin.signIn(page, paths.leads);
    const region = page.getByRole('region', { name: 'Older than you promise to keep' });
    await expect(region).toBeVisible();
    await page.screenshot({ path: `/tmp/tc-shots/desk-${width}.png` });
    await page.getByRole('button', { name: 'Look' }).click();
    await expect(region.getByRole('listitem').first()).toBeVisible();
    await region.screenshot({ path: `/tmp/tc-shots/looked-${width}.png` });
    await region.getByRole('button', { name: /^Delete/ }).click();
    await page.screenshot({ path: `/tmp/tc-shots/dialog-${width}.png` });
    await page.keyboard.press('Escape');
    const texts = ['May 4, 2021', 'spring of 2021', '2021-05-04'];
    await answerAsDatabase(page, Object.fromEntries(texts.map((text, n) => [`p${n}`, { title: `An imported post about number ${n}`, slug: `p-${n}`, datePublished: text }])));
    for (let n = 0; n < 3; n += 1) {
      await own.store(`pictures/${String(n).repeat(64)}`, { description: n ? `A porch at dusk, number ${n}` : '', width: 8, height: 6, addedAt: Timestamp.fromMillis(1e12) });
    }
    await page.goto(paths.adminBlog);
    const dates = page.getByRole('region', { name: 'Dates of imported posts' });
    await dates.getByRole('button').click();
    await expect(dates.getByRole('listitem')).toHaveCount(3);
    await dates.screenshot({ path: `/tmp/tc-shots/dates-${width}.png` });
    const pictures = page.getByRole('region', { name: 'Pictures that nothing shows' });
    await pictures.getByRole('button').click();
    await expect(pictures.getByRole('listitem').first()).toBeVisible();
    await pictures.screenshot({ path: `/tmp/tc-shots/pictures-${width}.png` });
  });
}
