import { Timestamp } from 'firebase-admin/firestore';
import { companyNameLength } from '#src/domain/leads/application.fields.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { loseCommits } from '#tests/browser/commits.ts';
import { loseReads } from '#tests/browser/database-reads.ts';
import { expect, test } from '#tests/browser/lead-desk-test.ts';
import { expectOnOneLine } from '#tests/browser/line-breaks.ts';
import { passMinutesOnSite } from '#tests/browser/site-time.ts';
import { inFull } from '#tests/proof/extent.ts';

const quotes = 'mortgageQuotes';
const long = 'a-name-that-goes-on'.repeat(6);
/** As long as an application's may be. */
const longCompany = long.slice(0, companyNameLength.max);

test('axe passes on the desk', async ({ page, admin, own, desk, showGroup, expectedErrors }) => {
  expectedErrors.push('Could not', 'ERR_CONNECTION_REFUSED');
  const show = showGroup('lead desk');
  const asked = await own.add(quotes, { fullName: long, email: `${long}@example.com` });
  await own.add(quotes, { loanType: 'va' });
  await own.add(quotes, { fullName: long, recaptchaScore: 0.1 });
  await own.add('contacts', { message: `${'wide'.repeat(60)} ${'x '.repeat(2_000)}` });
  await own.revoke(asked, 'delete');
  await admin.signIn(page, desk.listAddress(quotes, own.day));
  await expect(desk.names).toHaveCount(2);
  await expect(desk.waiting).toContainText(long);
  await show('leads, and what waits');
  await page.getByText('Probably bots (1)').click();
  await desk.selectAll.first().click();
  await show('what is probably from bots, selected');

  await desk.weeks.click();
  await expect(page.getByRole('table', { name: 'Inquiries per week' })).toBeVisible();
  await show('the weeks');
  await desk.weeks.click();

  const old = await own.add(quotes, { createdAt: Timestamp.fromMillis(0) });
  await page.reload();
  await page.getByRole('button', { name: 'Look' }).click();
  await page.getByRole('button', { name: /^Delete 1 / }).click();
  await desk.confirmation.fill('1');
  const lostCommits = await loseCommits(page);
  await desk.erase.click();
  await expect(desk.alert).toContainText('0 of 1 are done');
  await show('a deletion of what is old that stopped');
  await lostCommits.restore();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Nothing is older than you promise to keep now.')).toBeVisible();
  expect(await own.read(`${quotes}/${old}`)).toBeUndefined();

  await page.goto(desk.listAddress('contacts', own.day));
  await expect(desk.names).toHaveCount(1);
  await show('messages');
  const lost = await loseReads(page, 'contacts');
  await desk.saveCsv.click();
  await expect(page.getByText('The file could not be created.')).toBeVisible();
  await page.reload();
  await expect(desk.alert.filter({ hasText: 'The leads could not be loaded.' })).toBeVisible();
  await lost.restore();

  // By the device's clock, the session has not ended.
  await passMinutesOnSite(page, 12 * 60);
  await page.reload();
  await expect(desk.password).toBeFocused();
  await show('the password again');
});

test('axe passes on a lead', async ({ page, admin, own, desk, showGroup, expectedErrors }) => {
  expectedErrors.push('Could not', 'ERR_CONNECTION_REFUSED', '403');
  const show = showGroup('a lead');
  const quote = await own.add(quotes, { fullName: long, address: 'wide'.repeat(25) });
  await own.consent(quote);
  const blocked = await own.add(quotes, { email: `1.${own.email}`, phone: '(555) 000-0003' });
  await own.revoke(blocked, 'withdraw');
  const asked = await own.add(quotes, { email: `1.${own.email}`, phone: '(555) 000-0003' });
  await own.revoke(asked, 'delete');
  const message = await own.add('contacts', {
    message: `${'wide'.repeat(60)}\n\n${'x '.repeat(2_000)}`,
  });
  const buyer = await own.add('leadBuyers', { companyName: longCompany });
  await admin.signIn(page, leadPath(quotes, quote));
  await expect(desk.buyer).toBeVisible();
  await show('a quote');
  const line = await page.getByRole('main').getByText('· Reference').textContent();
  const [time = 'No time'] = /[\d/]+, [\d:]+ [AP]M ET/.exec(line ?? '') ?? [];
  if (inFull) await expectOnOneLine(page, time);

  await desk.answer('Another day').check();
  await desk.save.click();
  await expect(desk.callAgain).toBeFocused();
  await desk.answer('No reminder').check();
  await desk.save.click();
  await expect(desk.note).toBeFocused();
  await desk.sent.click();
  await expect(desk.buyer).toBeFocused();
  await show('refused');
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
  await desk.saveStatus.click();
  await expect(desk.alert.filter({ hasText: 'Someone else' })).toBeVisible();
  await desk.buyer.selectOption(buyer);
  await page.context().grantPermissions(['clipboard-write']);
  await desk.writeToBuyer.click();
  await expect(page.getByText('Copied. Paste it into the email.')).toBeVisible();
  await desk.sent.click();
  await expect(desk.cameBack).toBeVisible();
  await show('passed on');
  await own.revoke(quote, 'withdraw');
  await page.reload();
  await desk.notified(longCompany).click();
  await expect(desk.alert.first()).toContainText('Notified on');
  await show('withdrawn, and the buyer was told');

  const open = async (kind: string, id: string, name: string | RegExp) => {
    await page.goto(leadPath(kind, id));
    await expect(desk.heading).toHaveText(name);
  };
  await open(quotes, blocked, 'Ana Núñez');
  await expect(desk.alert.filter({ hasText: 'must not be passed on' })).toBeVisible();
  await open(quotes, asked, 'Ana Núñez');
  await desk.eraseSelected.click();
  await expect(desk.choice(blocked)).toBeFocused();
  await desk.choice(blocked).check();
  await show('its deletion is asked for');
  await desk.eraseSelected.click();
  await expect(desk.confirmation).toBeVisible();
  await show('before a deletion');
  await page.keyboard.press('Escape');
  await expect(desk.eraseSelected).toBeFocused();
  await desk.setAside(blocked).click();
  await desk.confirmAside.click();
  await expect(desk.whyAside).toBeFocused();
  await show('before the request about another lead is set aside');
  await desk.whyAside.fill(`${'wide'.repeat(60)} ${'x '.repeat(200)}`);
  await desk.confirmAside.click();
  await expect(page.getByRole('note').filter({ hasText: 'Set aside on' })).toBeVisible();
  await show('the request about another lead is set aside');
  await open('contacts', message, 'Ana Núñez');
  await show('a message');
  await open('contacts', 'A'.repeat(43), 'Lead not found');
  await loseReads(page, 'contacts');
  await page.goto(leadPath('contacts', message));
  await expect(desk.alert).toContainText('The lead could not be loaded.');
});
