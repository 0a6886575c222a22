import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { expect, deskTest as test } from '#tests/browser/lead-desk-test.ts';

const quotes = 'mortgageQuotes';

test('leads are listed and found by kind, loan and status', async ({ page, admin, own, desk }) => {
  const contacted = await own.add(quotes, { fullName: 'Ben Newest', loanType: 'va' });
  await own.store(`leadStates/${contacted}`, {
    kind: quotes,
    status: 'contacted',
    passedOnTo: '',
    history: [{ at: new Date().toISOString(), by: admin.email, kind: 'opened' }],
    updatedAt: new Date(),
  });
  const id = await own.add(quotes);
  await own.add('contacts');
  await own.add('leadBuyers', { companyName: `Buyer ${own.word}` });

  await admin.signIn(page, desk.listAddress('contacts', own.day));
  await expect(desk.newCount).toHaveText(/^Leads[\d,]+ unread$/);
  await expect(page).toHaveTitle(/^\([\d,]+\) Leads \| /);
  await expect(desk.row('Ana Núñez')).toContainText('Does the calculator count points?');
  await page.goto(desk.listAddress('leadBuyers', own.day));
  await expect(desk.row(`Buyer ${own.word}`)).toContainText('Mortgage broker, New Mexico');

  await test.step('those of one kind, by loan type and status', async () => {
    await page.goto(desk.listAddress(quotes, own.day));
    await expect(desk.names).toHaveText([/^Ben Newest/, /^Ana Núñez/]);
    await expect(desk.row('Ben Newest')).toContainText('Contacted');
    await expect(desk.row('Ana Núñez')).toContainText('Unread');
    await expect(desk.row('Ana Núñez')).toContainText('FHA, $450,000, Very Good');

    await desk.more.click();
    await desk.filter('Loan type').selectOption('VA');
    await expect(desk.names).toHaveText([/^Ben Newest/]);
    await desk.filter('Loan type').selectOption('Any');
    await desk.status.selectOption('Contacted');
    await expect(desk.names).toHaveText([/^Ben Newest/]);
    await desk.status.selectOption('New');
    await expect(desk.names).toHaveText([/^Ana Núñez/]);
  });
  await desk.link('Ana Núñez').click();

  await expect(desk.heading).toHaveText('Ana Núñez');
  await desk.note.fill('Called.\nWants to know about points.');
  await test.step('a note that is not stored is lost neither by Back nor by a link', async () => {
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
});
