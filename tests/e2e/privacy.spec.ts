import type { Page } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';
import { quoteFaults } from '#src/features/quote/quote.lead.ts';
import { explanations } from '#src/features/submission/explanations.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { consentStepNumber } from '#src/model/lead-forms/who-contacts.ts';
import { site } from '#src/site.ts';
import { handleCommits } from '#tests/browser/commits.ts';
import { blockProvider, providerScript } from '#tests/browser/hold-scripts.ts';
import { quote } from '#tests/browser/lead-forms.ts';
import { functionsLog, logsWith } from '#tests/browser/privacy/logs.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, collectTokens } from '#tests/browser/tokens.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { reportFigure } from '#tests/proof/figures.ts';

/** Values that can be recognized wherever they appear, except choices whose words also appear elsewhere. */
const quoteValues = {
  firstName: 'Zyxwavia',
  lastName: 'Quorbrundle',
  phone: '(207) 951-8463',
  address: '7391 Wobblethatch Lane',
  zipCode: '90731-4826',
  income: '913,752,846',
  creditScore: '300-579',
  homePrice: '864,209,753',
  downPayment: '$271,828,183',
  timeline: '12+months',
};

/** Where the body of a lead goes, and no other input. */
const leadBody = `body to ${host}:${ports.firestore} documents:commit`;
/** The tab's own draft of the quote, as the watch names it. */
const draft = `sessionStorage ${site.slug}.quote`;

/** Submits the form as it is, even while its button is disabled. */
const forceSubmit = (page: Page) =>
  page.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());

test('through every failure, each of which is said and stores nothing, a quote leaves no trace but draft and lead', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('403 (Forbidden)', '503 (Service Unavailable)', 'net::ERR_BLOCKED_BY_CLIENT');
  await page.clock.install();
  const blocked = await blockProvider(page);
  const tokens = collectTokens(page);
  const values = { ...quoteValues, email };
  const fields = Object.keys(values).sort();
  const { traces, shown, counts } = await watchTraces(page, values);
  const form = wizard(page);
  const { submit, sending, success } = form;
  const failure = (fault: keyof typeof quoteFaults) => form.failure(quoteFaults[fault]);
  const answers = { ...makeAnswers(email), ...quoteValues, loanType: 'usda' };

  await form.reachLast(answers);
  // Input typed before the form's script runs reaches the draft once it does.
  await expect.poll(() => traces(), 'while it is typed').toEqual({ [draft]: fields });
  const another = await page.context().newPage();
  await openHydrated(another, quote.path);
  expect(await traces(another), 'in another tab').toEqual({});
  await another.close();

  await test.step('a field that nobody sees, filled in', async () => {
    await form.back.click();
    await expect(form.heading(consentStepNumber)).toBeVisible();
    await page.locator('#companyName').evaluate((input: HTMLInputElement) => {
      input.value = 'Acme Leads';
    });
    await form.next.click();
    await expect(form.heading(form.lastStep)).toBeVisible();
    await expect(page.getByText('not an offer')).toBeVisible();
    const sent = sentRequests(page);
    await forceSubmit(page);
    const invalid = form.failure('Invalid submission');
    await expect(invalid).toBeFocused();
    await expect(invalid).toBeInViewport({ ratio: 1 });
    // The estimate may read the rates anew.
    expect(sent.filter((address) => !address.includes(':batchGet'))).toEqual([]);
    // Its field is drawn again, empty.
    await form.back.click();
    // The estimate reads the rates anew where it is shown. A read that is under way would end with the clock.
    const read = page.waitForResponse(/documents:batchGet/);
    await form.answer(consentStepNumber, answers);
    await expect(form.heading(form.lastStep)).toBeVisible();
    await (await read).finished();
  });

  await test.step('the bot check blocked for ten seconds: a press requests its script again', async () => {
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const notReady = failure('bot-check-not-ready');
    await expect(page.getByText('not an offer')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(notReady).toBeVisible();
    await expect(submit).toBeDisabled();
    await blocked.untilGivenUp();
    const scriptRequest = page.waitForRequest(providerScript);
    await tryAgain.click();
    await scriptRequest;
    await expect(notReady).toBeVisible();
    await blocked.release();
    await tryAgain.click();
    await expect(submit).toBeEnabled();
    await expect(notReady).toBeHidden();
  });

  await test.step('no token, a refused one, a verifier that fails', async () => {
    for (const [answer, fault] of [
      ['none', 'token-missing'],
      [{ ageSeconds: 150 }, 'verification-failed'],
      [{ assessment: { reply: { status: 500, body: '' } } }, 'submission-failed'],
    ] as const) {
      await answerNextToken(page, answer);
      await submit.click();
      await expect(failure(fault)).toBeFocused();
      if (fault !== 'submission-failed')
        await expect(page.getByText(explanations[fault])).toBeVisible();
      expect(await traces(), fault).toEqual({ [draft]: fields });
    }
  });

  await test.step('a database that denies', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const commits = await handleCommits(page, async (route) => {
      await Promise.all([released, leads.deleteReceipt(commits.ids[0] ?? '')]);
      await route.continue();
    });
    await submit.click();
    await expect(sending).toBeDisabled();
    release();
    await expect(failure('submission-failed')).toBeVisible();
    expect(commits.ids).toHaveLength(1);
    await commits.restore();
  });
  expect(await leads.find(quote.collection, email)).toEqual([]);
  const sent = { [leadBody]: fields };
  expect(await traces(), 'after the database denied').toEqual({ ...sent, [draft]: fields });

  await submit.click();
  await expect(success).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(new Set(tokens).size).toBe(4);
  expect(await leads.find(quote.collection, email)).toHaveLength(1);
  expect(await traces(), 'after success').toEqual(sent);
  expect(await shown(), 'on the page after success').toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(paths.home);
  expect(await traces(), 'on another page').toEqual(sent);
  await openHydrated(page, quote.path);
  expect(await traces(), 'back at the form').toEqual(sent);
  expect(await shown(), 'in the form').toEqual([]);

  await expect.poll(functionsLog).toContain('refused a token');
  expect(logsWith(values)).toEqual([]);
  reportFigure(
    'Privacy: quote',
    `${fields.length} values in no address, header, log or store of ${counts.requests} requests`,
  );
});
