import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { companyNameLength } from '#src/model/lead-forms/application.fields.ts';
import { expect, deskTest as test } from '#tests/browser/lead-desk-test.ts';
import { passMinutesOnSite } from '#tests/browser/site-time.ts';

const quotes = 'mortgageQuotes';
const long = 'a-name-that-goes-on'.repeat(6);
/** As long as an application's may be. */
const longCompany = long.slice(0, companyNameLength.max);

test('axe passes on the desk', async ({ page, admin, own, desk, showGroup }) => {
  const show = showGroup('lead desk');
  const asked = await own.add(quotes, { fullName: long, email: `${long}@example.com` });
  await own.add(quotes, { loanType: 'va' });
  await own.add(quotes, { fullName: long, recaptchaScore: 0.1 });
  await own.revoke(asked, 'delete');
  await admin.signIn(page, desk.listAddress(quotes, own.day));
  await expect(desk.names).toHaveCount(2);
  await desk.waits.click();
  await expect(desk.waiting).toContainText(long);
  await desk.more.click();
  await page.getByText('Probably bots (1)', { exact: true }).click();
  await desk.weeks.click();
  await expect(page.getByRole('table', { name: 'Inquiries per week' })).toBeVisible();
  await show('leads, and what waits');

  // By the device's clock, the session has not ended.
  await passMinutesOnSite(page, 12 * 60);
  await page.reload();
  await expect(desk.password).toBeFocused();
  await show('the password again');
});

test('axe passes on a lead', async ({ page, admin, own, desk, showGroup, expectedErrors }) => {
  expectedErrors.push('Could not', '403');
  const show = showGroup('a lead');
  const quote = await own.add(quotes, { fullName: long, address: 'wide'.repeat(25) });
  await own.consent(quote);
  const sender = { email: `1.${own.email}`, phone: '(555) 000-0003' };
  const blocked = await own.add(quotes, sender);
  await own.revoke(blocked, 'withdraw');
  const asked = await own.add(quotes, sender);
  await own.revoke(asked, 'delete');
  const buyer = await own.add('leadBuyers', { companyName: longCompany });
  await admin.signIn(page, leadPath(quotes, quote));
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
  await show('passed on');

  // A request is set aside only once the lead that it is about was opened.
  await page.goto(leadPath(quotes, blocked));
  await expect(desk.alert.filter({ hasText: 'must not be passed on' })).toBeVisible();
  await page.goto(leadPath(quotes, asked));
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
});
