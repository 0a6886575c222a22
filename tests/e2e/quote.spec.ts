import type { Page } from '@playwright/test';
import { consentStepNumber } from '#src/model/lead-forms/who-contacts.ts';
import { referenceNumber, requestAddress } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { handleCommits, loseAnswers } from '#tests/browser/commits.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import { sentRequests } from '#tests/browser/sent-requests.ts';
import {
  expectInSight,
  expectRoomInStep,
  onPhone,
  pressNextBelow,
  smallPhone,
} from '#tests/browser/step-room.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { collectTokens } from '#tests/browser/tokens.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

test('says that it needs scripts, and puts nothing in an address without', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto('/quote');
  // Chromium's switch leaves <noscript> unparsed, so this checks the response itself.
  expect(await answer?.text()).toMatch(/<noscript>.*This form needs JavaScript/);
  await wizard(page).field('First name').fill('Ana');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  await wizard(page).next.click({ noWaitAfter: true });
  await refused;
  expect(sent.join()).not.toContain('Ana');
  await context.close();
});

/** What each field of a step declares for autofill, and for a phone's keyboard: none, where a hint has k, % or a hyphen. */
const declared: Record<string, [autocomplete: string, inputmode?: string]>[] = [
  { 'First name': ['given-name'], 'Last name': ['family-name'] },
  { Email: ['email', 'email'], Phone: ['tel-national', 'tel'] },
  { 'Street address': ['street-address'], 'ZIP code': ['postal-code'] },
  { 'Yearly income': ['off'], 'Credit score': ['off'] },
  { 'Loan type': ['off'], 'Home price': ['off'] },
  { 'Down payment': ['off'], 'When do you hope to buy?': ['off'] },
];

/** Expects the visible fields to be these, and to declare what they should. */
async function expectDeclared(page: Page, fields: (typeof declared)[number]) {
  const inputs = page.locator('form input:visible:not([type=checkbox])');
  const all = inputs.or(page.locator('form select:visible'));
  await expect(all).toHaveCount(Object.keys(fields).length);
  for (const input of await inputs.all()) {
    await expect(input).toHaveAttribute('enterkeyhint', 'next');
  }
  for (const [label, [autocomplete, inputmode = '']] of Object.entries(fields)) {
    const field = wizard(page).field(label);
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
    await expect(field).toHaveJSProperty('inputMode', inputmode);
  }
}

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

test('an inquiry by keys alone, past errors, and what its sender can ask for afterwards', async ({
  page,
  leads,
  email,
  inspect,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_CONNECTION_RESET');
  const form = wizard(page);
  const request = requestPage(page);
  const { tab, tabTo, typeInto, press } = watchKeyboard(page);
  const typed = makeAnswers(email);
  await openHydrated(page, '/quote');
  const answers: Record<string, string>[] = [
    { 'First name': typed.firstName, 'Last name': typed.lastName },
    { Email: email, Phone: typed.phone },
    { 'Street address': typed.address, 'ZIP code': typed.zipCode },
    { 'Yearly income': typed.income, 'Credit score': 'Very' },
    { 'Loan type': 'FHA', 'Home price': typed.homePrice },
    { 'Down payment': typed.downPayment, 'When do you hope to buy?': 'In 3' },
  ];
  for (const [index, fields] of answers.entries()) {
    const step = index + 1;
    await test.step(`step ${step}`, async () => {
      if (step > 1) await expect(form.heading(step)).toBeFocused();
      await expectDeclared(page, declared[index] ?? {});
      for (const [label, text] of Object.entries(fields)) {
        await typeInto(form.field(label), text);
        if (step > 1 || label === 'Last name') continue;
        // Past an error.
        await press('Enter');
        await expect(form.field('Last name')).toBeFocused();
        await page.keyboard.type(typed.lastName);
        break;
      }
      // In a select, Enter opens its list.
      if (step === 4 || step === 6) await tab();
      await press(step === 6 ? 'Space' : 'Enter');
    });
  }

  await test.step('the consent, past its error', async () => {
    await expect(form.heading(consentStepNumber)).toBeFocused();
    await tabTo(form.next);
    await press('Enter');
    await expect(page.getByRole('checkbox')).toBeFocused();
    await press('Space');
    await tabTo(form.next);
    await press('Enter');
  });

  const commits = await handleCommits(page, (route) => route.continue());
  await test.step('the review, sent', async () => {
    await expect(form.heading(form.lastStep)).toBeFocused();
    await expect(form.submit).toBeEnabled();
    await inspect('quote: review');
    await tabTo(form.submit);
    await press('Enter');
    await expect(form.success).toBeFocused();
    await inspect('quote: sent');
  });
  const [quote] = await leads.find('mortgageQuotes', email);
  expect(quote).toMatchObject({ timeline: '3-6months', loanType: 'fha' });
  expect(commits.ids).toEqual([quote?.id]);
  await commits.restore();
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
    await inspect('your request: read');
    await page.emulateMedia({ media: 'print' });
    await expect(request.withdrawn).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('on a small phone, a form covers nothing, keeps its step and its answers, and sends once', async ({
  page,
  context,
  leads,
  email,
}) => {
  const form = wizard(page);
  const typed = makeAnswers(email);
  await page.setViewportSize(smallPhone);
  await openHydrated(page, '/quote');
  for (let step = 1; step < consentStepNumber; step++) {
    const here = { heading: form.heading(step), next: form.next };
    await test.step(`step ${step} covers nothing`, () => expectRoomInStep(page, here));
    if (step === 2) await expectMovedPressCounts(page, email);
    else {
      if (step === 3) await expectStepKept(page);
      await form.fill(step, typed);
      await pressNextBelow(here);
    }
    await expect(form.heading(step + 1)).toBeFocused();
  }

  const box = page.getByRole('checkbox');
  await test.step('the consent is on the first screen', async () => {
    await expectInSight(form.heading(consentStepNumber), 'the heading of the consent');
    await onPhone(page, (where) => expectInSight(box, `the box ${where}`));
    await form.next.click();
    await expectInSight(page.locator(':focus'), 'the box that is missing');
  });

  await test.step('answers survive a reload, a consent not', async () => {
    await box.check();
    await page.reload();
    await expect(form.heading(consentStepNumber)).toBeVisible();
    await expect(box).not.toBeChecked();
    await box.check();
    await form.next.click();
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  });

  await test.step('a discarded tab comes back with its answers; Next before it knows its step stays there', async () => {
    // With its session storage.
    const discarded = await page.evaluate(() => ({ ...sessionStorage }));
    const restored = await context.newPage();
    await restored.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, discarded);
    const release = await holdScripts(restored, '**/assets/quote.schema-*.js');
    await openHydrated(restored, '/quote?step=5');
    const tab = wizard(restored);
    await expect(tab.field('First name')).toHaveValue(typed.firstName);
    await tab.next.click();
    release();
    await expect(tab.heading(5)).toBeVisible();
    await expect(restored).toHaveURL('/quote?step=5');
    await restored.close();
  });

  await test.step('a double click or Enter with a click sends once', async () => {
    const tokens = collectTokens(page);
    await expect(form.submit).toBeEnabled();
    await page.evaluate(() => {
      const form = document.querySelector('form');
      const submit = form?.querySelector<HTMLButtonElement>('button[type=submit]');
      submit?.click();
      submit?.click();
      form?.requestSubmit();
    });
    await expect(form.success).toBeVisible();
    await expect(page.getByRole('region', { name: /^For .+ with a score of/ })).toBeVisible();
    expect(tokens).toHaveLength(1);
    expect(await leads.find('mortgageQuotes', email)).toHaveLength(1);
    // The time of the success screen.
    expect(await rememberedValues(page)).toEqual([expect.any(Number)]);
  });
});

/** Expects a press on Next to count from under which the button moves, as its field is tidied and loses an error. */
async function expectMovedPressCounts(page: Page, email: string): Promise<void> {
  const form = wizard(page);
  const phone = form.field('Phone');
  await onPhone(page, (where) => expectInSight(phone, `the phone number ${where}`));
  await form.field('Email').fill(email);
  await phone.focus();
  await page.keyboard.type('512.555.0142');
  await expect(page.getByText(/^Use only digits/)).toBeVisible();
  await form.next.hover();
  await page.mouse.down();
  await expect(phone).toHaveValue('(512) 555-0142');
  await expect(page.getByText(/^Use only digits/)).toBeHidden();
  await page.mouse.up();
}

/** Expects Pre-Approval in the header to stay at the step, at its top. */
async function expectStepKept(page: Page): Promise<void> {
  const form = wizard(page);
  await form.field('ZIP code').fill('021');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 300));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Pre-Approval' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/quote?step=3');
  await expect(form.heading(3)).toBeVisible();
  await expect(form.field('ZIP code')).toHaveValue('021');
  await page.setViewportSize(smallPhone);
}
