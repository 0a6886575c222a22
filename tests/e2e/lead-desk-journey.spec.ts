import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import { site } from '#src/site.ts';
import { leadDesk } from '#tests/browser/lead-desk.ts';
import { expect, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** What is stored of typed answers that are stored as other values. */
const storedAnswers = { income: 85_000, homePrice: 450_000, zipCode: '02139', downPayment: '3.5%' };

test('the life of a lead on a phone', async ({ page, browser, admin, leads, own, email }) => {
  const [first, second] = [`First ${own.word}`, `Second ${own.word}`];
  const buyer = await own.add('leadBuyers', { companyName: first });
  await page.setViewportSize({ width: 360, height: 800 });
  const form = wizard(page);
  // A request of another lead's sender would count for this one, too.
  const answers = { ...makeAnswers(email), phone: own.phone };
  await form.returnToReview(answers);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(
    page.getByText(
      'Your mortgage inquiry has been submitted successfully. A representative will contact you soon.',
    ),
  ).toBeVisible();
  const [quote] = await leads.find('mortgageQuotes', email);
  expect(quote).toMatchObject({
    ...storedAnswers,
    phone: own.phone,
    status: 'new',
    source: site.slug,
  });
  const id: string = quote?.id;
  await expect(page.getByText(referenceNumber(id))).toBeVisible();
  const request = page.getByRole('link', { name: 'Withdraw your consent or ask for deletion' });

  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const owner = await context.newPage();
  await admin.signIn(owner, leadPath('mortgageQuotes', referenceNumber(id)));
  const main = owner.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(answers.lastName);
  await expect(main.getByText(`Reference ${referenceNumber(id)}`)).toBeVisible();
  await expect(main.getByText('Global Privacy Control was off.')).toBeVisible();
  const desk = leadDesk(owner);
  await owner.getByRole('button', { name: 'Voicemail, call again tomorrow' }).click();
  await expect(desk.history).toContainText('Called: Left a voicemail');
  await expect(main.getByText('Contacted', { exact: true }).first()).toBeVisible();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.history).toContainText('No reminder to call again');
  await expect(desk.history).toContainText('Status: New');
  await request.click();
  const seeWhoHasIt = page.getByRole('button', { name: /^See who has|^Read it again/ });
  await seeWhoHasIt.click();
  await expect(page.getByText('No company has it.')).toBeVisible();

  await desk.buyer.selectOption(buyer);
  await desk.sent.click();
  await desk.reason.fill('Nobody answered.');
  await desk.cameBack.click();
  await desk.buyer.selectOption('A company that has not applied here');
  await desk.company.fill(second);
  await desk.companyType.selectOption('Credit union');
  await desk.sent.click();
  await expect(desk.cameBack).toBeVisible();
  const events = page.getByRole('main').getByRole('listitem');
  const had = [/We sent it to First /, /First .* returned it/, /We sent it to Second /];
  await seeWhoHasIt.click();
  await expect(events).toHaveText(had);

  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(page.getByText('Your consent is withdrawn.')).toBeVisible();
  await owner.reload();
  await expect(main.getByText('This person asked not to be contacted anymore.')).toBeVisible();
  await expect(desk.history).toContainText('by the linkThis person asked not to be contacted');
  await expect(main.getByText('It must not be sent to anyone anymore.')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(desk.write(first)).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=/);
  await desk.write(second).click();
  await expect(main.getByText('Copied. Paste it into the email.')).toBeVisible();
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(answers.lastName);
  expect(await desk.write(second).getAttribute('href')).not.toContain(answers.lastName);
  for (const company of [first, second]) {
    await desk.notified(company).click();
    await expect(desk.notified(company)).toBeHidden();
  }
  await seeWhoHasIt.click();
  const withdrawn = /You withdrew your consent/;
  const notified = [first, second].map((company) => `We told ${company} that you withdrew`);
  // The person's clock may be a second off from the owner's, and with it the request's place.
  await expect(events.filter({ hasText: own.word })).toHaveText([
    ...had,
    ...notified.map((text) => new RegExp(text)),
  ]);
  await expect(events.filter({ hasText: withdrawn })).toHaveCount(1);

  await desk.eraseLead.click();
  await expect(desk.dialog.getByText('was not told to delete it.')).toHaveCount(2);
  await desk.confirmation.fill('1');
  await desk.dialog.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(owner).toHaveURL(paths.leads);
  await seeWhoHasIt.click();
  await expect(events).toHaveText([withdrawn, /We deleted your inquiry/]);
  await expect(page.getByRole('main')).not.toContainText(own.word);
  await context.close();
});
