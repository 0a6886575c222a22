import { host, ports } from '#scripts/local/stack.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { companyNameLength } from '#src/model/lead-forms/application.fields.ts';
import { login } from '#tests/browser/login.ts';
import { expectFits } from '#tests/browser/overflow.ts';
import { logsWith } from '#tests/browser/privacy/logs.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { expect, test } from '#tests/browser/test.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { hostileTexts } from '#tests/fixtures/hostile-html.ts';

const quotes = 'mortgageQuotes';

test('leads are found by status; a note is not lost; a person’s data is left nowhere', async ({
  page,
  admin,
  own,
  desk,
}) => {
  const values = {
    name: 'Wobblethatch Quimby',
    email: own.email,
    phone: own.phone,
    address: '7 Snickerdoodle Court',
  };
  const contacted = await own.add(quotes, { fullName: 'Ben Newest', loanType: 'va' });
  await own.store(`leadStates/${contacted}`, {
    kind: quotes,
    status: 'contacted',
    passedOnTo: '',
    history: [{ at: new Date().toISOString(), by: admin.email, kind: 'opened' }],
    updatedAt: new Date(),
  });
  const id = await own.add(quotes, { fullName: values.name, address: values.address });
  await own.consent(id);
  await own.add('leadBuyers', { companyName: `Buyer ${own.word}` });
  const { traces, shown } = await watchTraces(page, values);

  await admin.signIn(page, desk.listAddress(quotes, own.day));
  await expect(desk.newCount).toHaveText(/^Leads[\d,]+ unread$/);
  await expect(page).toHaveTitle(/^\([\d,]+\) Leads \| /);
  await expect(desk.names).toHaveText([/^Ben Newest/, /^Wobblethatch/]);
  await expect(desk.row('Wobblethatch')).toContainText('FHA, $450,000, Very Good');
  await desk.more.click();
  await desk.status.selectOption('New');
  await expect(desk.names).toHaveText([/^Wobblethatch/]);
  await desk.link(values.name).click();
  await expect(desk.heading).toHaveText(values.name);
  await test.step('a note that is not stored is lost neither by Back nor by a link', async () => {
    await desk.note.fill('Called.\nWants to know about points.');
    await page.evaluate(() => window.history.back());
    await desk.stay.click();
    await page.getByRole('link', { name: /^All pre-qualification/ }).click();
    await desk.stay.click();
    await expect(page).toHaveURL(leadPath(quotes, id));
    await expect(desk.note).toHaveValue(/points/);
  });
  await test.step('it is printed without forms', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main :is(form, input, button):visible')).toHaveCount(0);
    await expect(desk.history).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  // What else the person sent is asked of the database that has it.
  const requested = {
    [`body to ${host}:${ports.firestore} documents:runQuery`]: ['email', 'phone'],
  };
  await test.step('a change, and a copy for the buyer, leave no trace', async () => {
    await desk.status.selectOption('Contacted');
    await desk.save.click();
    await expect(desk.history).toContainText('Status: Contacted');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.writeToBuyer.click();
    await expect(page.getByText('Copied. Paste it into the email.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const mark of Object.values(values)) expect(copied).toContain(mark);
    expect(await traces(), 'on the page of a lead').toEqual(requested);
  });
  await test.step('nor does Back after signing out', async () => {
    await login(page).signOut.click();
    await expect(page).toHaveURL(paths.login);
    await page.goBack();
    await expect(login(page).logIn).toBeVisible();
    await expect(login(page).signOut).toBeHidden();
    expect(await traces(), 'after signing out').toEqual(requested);
    expect(await shown()).toEqual([]);
    expect(logsWith(values)).toEqual([]);
  });
});

const long = 'a-name-that-goes-on'.repeat(6);
/** As long as an application's may be. */
const longCompany = long.slice(0, companyNameLength.max);
const attacks = [...hostileTexts, '=HYPERLINK("https://example.com","x")', 'javascript:alert(1)'];

test('what waits, what bots sent, and requests of leads with the longest and hostile texts', async ({
  page,
  admin,
  own,
  desk,
  inspect,
  expectedErrors,
}) => {
  expectedErrors.push('Could not', '403');
  const wide = 'wide'.repeat(25);
  const quote = await own.add(quotes, {
    fullName: long,
    email: `${long}@example.com`,
    address: wide,
  });
  await own.consent(quote);
  const sender = { email: `1.${own.email}`, phone: '(555) 000-0003' };
  const blocked = await own.add(quotes, { ...sender, loanType: 'va' });
  await own.revoke(blocked, 'withdraw');
  const requested = await own.add(quotes, sender);
  await own.revoke(requested, 'delete');
  await own.add(quotes, { fullName: long, recaptchaScore: 0.1 });
  const buyer = await own.add('leadBuyers', { companyName: longCompany });
  const names = Object.keys(typedApplication);
  const hostile = await own.add('leadBuyers', {
    ...Object.fromEntries(names.map((name, index) => [name, attacks[index % attacks.length]])),
    leadTypes: attacks,
    recaptchaScore: attacks[0],
  });
  await admin.signIn(page, desk.listAddress(quotes, own.day));
  await expect(desk.names).toHaveCount(3);
  await desk.waits.click();
  await expect(desk.waiting).toContainText('asked');
  await desk.more.click();
  await page.getByText('Probably bots (1)', { exact: true }).click();
  await desk.weeks.click();
  await expect(page.getByRole('table', { name: 'Inquiries per week' })).toBeVisible();
  await inspect('lead desk: leads, and what waits');

  await page.goto(leadPath(quotes, quote));
  await expect(desk.buyer).toBeVisible();
  await own.store(`leadStates/${quote}`, {
    ...(await own.read(`leadStates/${quote}`)),
    history: Array.from({ length: 3 }, () => ({
      at: new Date().toISOString(),
      by: admin.email,
      kind: 'note',
      note: 'wide'.repeat(200),
    })),
  });
  await desk.status.selectOption('Contacted');
  await desk.save.click();
  await expect(desk.alert.filter({ hasText: 'Someone else' })).toBeVisible();
  await desk.buyer.selectOption(buyer);
  await desk.sent.click();
  await expect(desk.cameBack).toBeVisible();
  // What is scrolled half under the bar that stays would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await inspect('lead desk: a lead that was passed on');

  // A request is set aside only once the lead that it is about was opened.
  await page.goto(leadPath(quotes, blocked));
  await expect(desk.alert.filter({ hasText: 'must not be passed on' })).toBeVisible();
  await page.goto(leadPath(quotes, requested));
  await desk.eraseSelected.click();
  await expect(desk.choice(blocked)).toBeFocused();
  await desk.choice(blocked).check();
  await desk.eraseSelected.click();
  await expect(desk.confirmation).toBeVisible();
  await inspect('lead desk: before a deletion');
  await page.keyboard.press('Escape');
  await expect(desk.eraseSelected).toBeFocused();
  await desk.setAside(blocked).click();
  await desk.confirmAside.click();
  await expect(desk.whyAside).toBeFocused();
  await desk.whyAside.fill(`${'wide'.repeat(60)} ${'x '.repeat(200)}`);
  await desk.confirmAside.click();
  await expect(page.getByRole('note').filter({ hasText: 'Set aside on' })).toBeVisible();

  await test.step('hostile texts are shown as they are', async () => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(leadPath('leadBuyers', hostile));
    await expect(desk.fact('Company').locator('dd')).not.toBeEmpty();
    for (const text of attacks) await expect(page.getByRole('main')).toContainText(text);
    await expectFits(page, 'a hostile lead');
    const links = await page
      .locator('main dl a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).protocol));
    for (const protocol of links) expect(protocol).toMatch(/^(mailto|tel|https?):$/);
    await page.goto(desk.listAddress('leadBuyers', own.day));
    await expect(desk.names).toHaveCount(2);
    await expectFits(page, 'the list of hostile leads');
    for (const address of await page.locator('main table a').all()) {
      expect(await address.getAttribute('href')).toMatch(/^(\/admin\/leads|tel:\+?\d+$)/);
    }
    expect(dialogs).toEqual([]);
  });
});
