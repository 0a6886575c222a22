import type { Page } from '@playwright/test';
import { sha256 } from '#src/lib/format/sha256.ts';
import { quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { referenceNumber, requestAddress } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { handleCommits, loseAnswers } from '#tests/browser/commits.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

const kind = collections.quotes;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Returns the page for requests about a sent form, by what its sender sees. */
function requestPage(page: Page) {
  return {
    heading: page.getByRole('heading', { name: 'Your Request', exact: true }),
    withdraw: page.getByRole('button', { name: 'Withdraw consent' }),
    askForDeletion: page.getByRole('button', { name: 'Ask for deletion' }),
    whatHappened: page.getByRole('button', { name: 'See who has your inquiry' }),
    withdrawn: page.getByRole('status').filter({ hasText: 'Your consent is withdrawn.' }),
    deletionRequested: page.getByRole('status').filter({ hasText: 'We have your request.' }),
    failure: page.getByRole('alert'),
  };
}

test('a sender withdraws and asks for deletion', async ({
  page,
  leads,
  email,
  showGroup,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  const form = wizard(page);
  const request = requestPage(page);
  await form.returnToReview(makeAnswers(email));
  const commits = await handleCommits(page, (route) => route.continue());
  await form.submit.click();
  await expect(form.success).toBeFocused();
  const [quote] = await leads.findQuotes(email);
  expect(commits.ids).toEqual([quote?.id]);
  await commits.restore();

  await test.step('the record has what was shown', async () => {
    const { record } = await leads.readStored(kind, quote?.id);
    expect(record).toEqual({
      kind,
      wording: quoteConsent.since,
      wordingHash: await sha256(quoteConsent.text),
      page: '/quote',
      language: 'en',
      globalPrivacyControl: false,
      givenAt: expect.stringMatching(isoTime),
    });
  });

  const number = page.getByText(referenceNumber(quote?.id));

  await test.step('the number and the link survive a reload and are not in the address', async () => {
    await page.reload();
    await expect(number).toBeVisible();
    await expect(page).toHaveURL('/quote');
  });

  await test.step('print shows only what was sent, and the address of the link', async () => {
    const { pathname, hash } = requestAddress({ kind, lead: `${quote?.id}` });
    const address = page.getByText(new URL(pathname + hash, page.url()).href);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(number).toBeVisible();
    await expect(address).toBeVisible();
    for (const name of ['What happens next', 'When someone calls']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await expect(page.locator('img[src="/images/thank-you.svg"]')).toBeHidden();
    await expect(page.getByText('While you wait')).toBeHidden();
    for (const role of ['banner', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('opening the link sends nothing', async () => {
    const sent = sentRequests(page);
    await page.getByRole('link', { name: 'Withdraw your consent or ask for deletion' }).click();
    await expect(request.heading).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(number).toBeVisible();
    expect(sent).toEqual([]);
    expect(await leads.findRequest(quote?.id, 'withdraw')).toBeUndefined();
  });

  await test.step('a withdrawal with a lost answer is the same one on the next press', async () => {
    const lost = await loseAnswers(page);
    await request.withdraw.click();
    await expect(request.failure).toBeFocused();
    await expect(request.failure).toContainText('We couldn’t confirm your request');
    const stored = await leads.findRequest(quote?.id, 'withdraw');
    expect(stored).toEqual({
      kind,
      lead: quote?.id,
      asks: 'withdraw',
      askedAt: expect.stringMatching(isoTime),
    });
    await lost.restore();
    await request.withdraw.click();
    await expect(request.withdrawn).toBeFocused();
    expect(await leads.findRequest(quote?.id, 'withdraw')).toEqual(stored);
  });

  await test.step('deletion can be requested as well', async () => {
    await request.askForDeletion.click();
    await expect(request.deletionRequested).toBeFocused();
    await expect(request.withdrawn).toBeVisible();
    expect(await leads.findRequest(quote?.id, 'delete')).toMatchObject({ asks: 'delete' });
  });

  await test.step('on a later visit, a press reads who has it and both requests, to print', async () => {
    await page.reload();
    await request.whatHappened.click();
    await expect(page.getByText('No company has it.')).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: /You (withdrew|asked)/ }),
    ).toHaveCount(2);
    await expect(request.withdrawn).toContainText('You asked on ');
    await expect(request.deletionRequested).toContainText('You asked on ');
    await showGroup('your request')('read');
    await page.emulateMedia({ media: 'print' });
    await expect(request.withdrawn).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
