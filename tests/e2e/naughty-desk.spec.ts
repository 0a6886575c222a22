import { readFile } from 'node:fs/promises';
import { leadPath } from '#src/lib/paths.ts';
import { leadDesk } from '#tests/browser/lead-desk.ts';
import { openFields, stringsOf, test } from '#tests/browser/naughty-test.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { ownLeads } from '#tests/browser/own-leads.ts';
import { expect } from '#tests/browser/test.ts';
import { typeEverywhere } from '#tests/browser/type-everywhere.ts';
import { reportFigure } from '#tests/proof/figures.ts';

const attacks = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("https://example.com","x")',
  'x\n=cmd|" /C calc"!A0',
  'javascript:alert(1)',
  '👩🏽‍🚀'.repeat(500),
];

test('hostile leads are plain text in the list, on their pages and in the file', {
  tag: '@full',
}, async ({ page, admin }) => {
  const own = ownLeads();
  const desk = leadDesk(page);
  const texts = [...attacks, ...stringsOf(8)];
  try {
    const ids: string[] = [];
    for (const text of texts) {
      const id = await own.add('leadBuyers', {
        ...Object.fromEntries(
          ['companyName', 'companyType', 'website', 'contactName', 'email', 'phone', 'state'].map(
            (field) => [field, text],
          ),
        ),
        leadTypes: [text, text],
        recaptchaScore: text,
      });
      ids.push(id);
    }
    const message = await own.add('contacts', { name: '<b>x</b>', message: 'w'.repeat(5_000) });
    await admin.signIn(page, desk.listOf('leadBuyers', own.day));
    await expect(desk.names.first()).toBeVisible();
    while (await desk.loadOlder.isVisible()) {
      const shown = await desk.names.count();
      await desk.loadOlder.click();
      await expect.poll(() => desk.names.count()).toBeGreaterThan(shown);
    }
    await expect(desk.names).toHaveCount(texts.length);
    await expectFits(page, 'the list of hostile leads');
    for (const address of await page.locator('main table a').all()) {
      expect(await address.getAttribute('href')).toMatch(/^(\/admin\/leads|tel:\+?\d+$)/);
    }

    const downloading = page.waitForEvent('download');
    await desk.saveCsv.click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    // No cell starts with a formula sign, and none follows a character at which a spreadsheet
    // splits, except for a text that it would read as a number or a date.
    const textFormula = /"=""[^";\t\r\n]*"""/g;
    expect(csv.replace(textFormula, '""')).not.toMatch(/(^|[,;\t\r\n])"?[ \u00a0]*[=@＝＠]/m);

    for (const [index, id] of ids.entries()) {
      await page.goto(leadPath('leadBuyers', id));
      // A text may consist of characters that nobody sees.
      const company = desk.fact('Company').locator('dd');
      await expect.poll(() => company.textContent()).not.toBe('');
      await expectFits(page, JSON.stringify(texts[index]));
      const links = await page
        .locator('main dl a')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).protocol),
        );
      for (const protocol of links) expect(protocol).toMatch(/^(mailto|tel|https?):$/);
    }
    await page.goto(leadPath('contacts', message));
    await expect(desk.heading).toHaveText('<b>x</b>');
    await expectFits(page, '5,000 characters without a space');

    const values = await typeEverywhere(page, [...stringsOf(8), 'a'.repeat(50_000)], {
      fields: openFields('note', 'follow-up'),
    });
    // A note that is not saved is asked about.
    await desk.note.fill('');
    await page.goto(desk.listOf('contacts', own.day));
    await expect(desk.names).toHaveCount(1);
    const sought = await typeEverywhere(page, [...stringsOf(8), 'a'.repeat(50_000)], {
      fields: openFields('erase-sender'),
      scope: 'section[aria-labelledby=erase]',
    });
    reportFigure(
      'Naughty leads, at the desk',
      `${texts.length + 1} leads, ${(values + sought).toLocaleString('en-US')} values typed`,
    );
  } finally {
    await own.remove();
  }
});
