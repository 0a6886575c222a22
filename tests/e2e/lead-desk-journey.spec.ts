import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { mailFolder } from '#scripts/local/mail-stand-in/mail-folder.ts';
import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { leadPath } from '#src/lib/paths.ts';
import { expect, test } from '#tests/browser/lead-desk-test.ts';
import { daysOff, expectNow, putClockOff } from '#tests/browser/site-time.ts';
import { answersOf, wizard } from '#tests/browser/wizard.ts';
import { sampleOf } from '#tests/proof/extent.ts';

// Both addresses show the same page.
const visits = [
  ['a phone', 360, '/quote'],
  ['a desktop', 1280, '/pre-approval'],
] as const;

for (const [screen, width, path] of sampleOf(visits, 1)) {
  test(`follows a lead on ${screen} from the first keystroke through its 22 fields to the owner’s mail, the desk and its withdrawal`, async ({
    page,
    browser,
    admin,
    leads,
    email,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const form = wizard(page);
    const answers = answersOf(email);
    await form.reachReview(answers, path);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    await expect(
      page.getByText(
        'Your mortgage inquiry has been submitted successfully. A representative will contact you soon.',
      ),
    ).toBeVisible();
    const quotes = await leads.quotesOf(email);
    expect(quotes).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        firstName: 'Ana',
        lastName: 'de la Cruz-Núñez',
        email,
        phone: '(555) 123-4567',
        address: "12 O'Brien Street",
        zipCode: '02139',
        income: 85_000,
        creditScore: '740-799',
        loanType: 'fha',
        homePrice: 450_000,
        downPayment: '3.5%',
        timeline: '3-6months',
        contactConsent: true,
        companyName: '',
        fullName: 'Ana de la Cruz-Núñez',
        createdAt: expect.any(Timestamp),
        source: 'keystead',
        type: 'mortgage',
        status: 'new',
        recaptchaScore: 0.9,
        recaptchaAction: 'submit',
        recaptchaVerifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    const id: string = quotes[0]?.id;
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
