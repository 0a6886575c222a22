import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '#scripts/local/mail-stand-in/mail-folder.ts';
import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { leadPath } from '#src/lib/paths.ts';
import { expect, test } from '#tests/browser/lead-desk-test.ts';
import { daysOff, expectNow, putClockOff } from '#tests/browser/site-time.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import { sampleOf } from '#tests/proof/extent.ts';

const screens = [
  ['a phone', 360],
  ['a desktop', 1280],
] as const;

for (const [screen, width] of sampleOf(screens, 1)) {
  test(`follows a lead on ${screen} from the first keystroke to the owner’s mail, the desk and its withdrawal`, async ({
    page,
    browser,
    admin,
    leads,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = wizard(page);
    await page.goto('/quote');
    const answers = answersOf(email);
    for (let step = 1; step <= 7; step++) await form.answer(step, answers);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    const [quote] = await leads.quotesOf(email);
    const id: string = quote?.id;
    await expect(page.getByText(referenceNumber(id))).toBeVisible();
    const request = page.getByRole('link', { name: 'Withdraw your consent or ask for deletion' });
    await expect(request).toBeVisible();

    const mailed = async () => (await leads.whatIsStoredOf('mortgageQuotes', id)).mail?.delivery;
    await expect.poll(async () => (await mailed())?.state).toBe('SUCCESS');
    const mail = await readFile(join(mailFolder, `${id}.eml`), 'utf8');
    expect(mail).toContain(leadPath('mortgageQuotes', id));
    for (const personal of [email, answers.lastName, answers.phone, answers.address]) {
      expect(mail).not.toContain(personal);
    }

    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const owner = await context.newPage();
    await admin.signIn(owner, leadPath('mortgageQuotes', id));
    const main = owner.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(answers.lastName);
    await expect(main.getByText(`Reference ${referenceNumber(id)}`)).toBeVisible();
    await expect(main.getByText('Global Privacy Control was off.')).toBeVisible();
    await main.getByRole('combobox', { name: 'Status' }).selectOption('Contacted');
    await expect(main.getByRole('region', { name: 'History' })).toContainText('Status: Contacted');

    await request.click();
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.getByText('Your consent is withdrawn.')).toBeVisible();

    await owner.reload();
    await expect(main.getByText('This person asked not to be contacted anymore.')).toBeVisible();
    await expect(main.getByText('It must not be passed on.')).toBeVisible();
    await context.close();
  });
}

for (const days of daysOff) {
  test(`a device ${days} days off asks for no password and writes the history by the site’s time`, {
    tag: '@full',
  }, async ({ page, admin, own, desk }) => {
    const id = await own.add('mortgageQuotes');
    await putClockOff(page, days);
    await admin.signIn(page, leadPath('mortgageQuotes', id));
    await desk.note.fill('Called');
    await desk.addNote.click();
    await expect(desk.history).toContainText('Called');
    const { history } = (await own.read(`leadStates/${id}`)) ?? {};
    expect(history).toMatchObject([{ what: 'opened' }, { what: 'note' }]);
    for (const { at } of history) expectNow(at);
  });
}
