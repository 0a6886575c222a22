import type { Request } from '@playwright/test';
import { warmUpQuery } from '#src/domain/leads/submission/bot-check.contract.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { rememberedValues } from '#tests/browser/remembered-answers.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, collectTokens } from '#tests/browser/tokens.ts';

test('stores an application of 13 fields once, and another', async ({ page, leads, email }) => {
  const tokens = collectTokens(page);
  const warmUps: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`?${warmUpQuery}`)) warmUps.push(request);
  });
  const form = application(page);
  const about = page.getByRole('region', { name: 'About the leads' });
  await form.reachConsent(makeApplication(email));
  await expect(about).toBeHidden();
  await test.step('warms up the verifier once before the press, without sending data', async () => {
    await expect.poll(() => warmUps.length).toBe(1);
    const [warmUp] = warmUps;
    expect(warmUp?.method()).toBe('GET');
    expect(new URL(warmUp?.url() ?? '').search).toBe(`?${warmUpQuery}`);
    expect(await warmUp?.allHeaders()).not.toHaveProperty('cookie');
    expect((await warmUp?.response())?.status()).toBe(204);
  });
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(
    page.getByText("Your lead buyer application has been submitted. We'll contact you soon."),
  ).toBeVisible();

  expect(await leads.findApplications(email)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      companyName: 'Peña & Söhne Lending',
      companyType: 'Mortgage broker',
      website: 'https://pena-lending.example/leads',
      contactName: "Siobhán O'Brien",
      email,
      phone: '15551234567',
      state: 'New Mexico',
      leadTypes: ['Purchase Mortgage', 'HELOC'],
      monthlyBudget: '$5,000 to $9,999',
      leadVolume: '11 to 50 leads a month',
      contactConsent: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      recaptchaScore: 0.9,
    },
  ]);
  // The answers are removed from the tab, which has the time of the success screen.
  expect(await rememberedValues(page)).toEqual([expect.any(Number)]);

  await test.step('another application starts with the previous answers', async () => {
    await form.another.click();
    await expect(form.heading(1)).toBeFocused();
    await expect(page).toHaveURL('/purchase-leads');
    await expect(about).toBeVisible();
    await expect(form.field('Company name')).toHaveValue('Peña & Söhne Lending');
    await form.field('Company name').fill('Second Street Bank');
    await form.next.click();
    await expect(form.field('State')).toHaveValue('New Mexico');
    await form.next.click();
    await expect(form.leadType('HELOC')).toBeChecked();
    await expect(form.leadType('Refinance')).not.toBeChecked();
    await form.leadType('Refinance').check();
    await form.next.click();
    await expect(form.consent).toBeChecked();
    await form.submit.click();
    await expect(form.success).toBeVisible();
  });

  expect(new Set(tokens).size).toBe(2);
  expect(warmUps).toHaveLength(1);
  const stored = await leads.findApplications(email);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
  const byName = new Map(stored.map(({ companyName, leadTypes }) => [companyName, leadTypes]));
  expect(byName.get('Peña & Söhne Lending')).toEqual(['Purchase Mortgage', 'HELOC']);
  expect(byName.get('Second Street Bank')).toEqual(['Purchase Mortgage', 'Refinance', 'HELOC']);
});

test('sends values that the browser autofills without an event', async ({ page, leads, email }) => {
  const form = application(page);
  const autofill = (label: string, value: string) =>
    form.field(label).evaluate((control: HTMLInputElement, filled) => {
      control.value = filled;
    }, value);
  await openHydrated(page, '/purchase-leads');
  await form.field('Company type').selectOption('Bank');
  await autofill('Company name', 'Filled Bank');
  await autofill('Website', 'https://filled.example');
  await form.next.click();
  await form.fill(2, makeApplication(email));
  await autofill('State', 'Ohio');
  await form.next.click();
  await form.answer(3, makeApplication(email));
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(await leads.findApplications(email)).toMatchObject([
    { companyName: 'Filled Bank', website: 'https://filled.example', state: 'Ohio' },
  ]);
});

/** For each step, how many answers it needs, and what its fields declare for autofill. */
const questions: [count: number, fields: Record<string, string>][] = [
  [3, { 'Company name': 'organization', 'Company type': 'off', Website: 'url' }],
  [4, { 'Contact name': 'name', Email: 'email', Phone: 'tel', State: 'address-level1' }],
  [3, { 'Monthly budget': 'off', 'Lead volume': 'off' }],
];

test('axe passes on any step', async ({ page, email, showGroup }) => {
  const form = application(page);
  const show = showGroup('lead buyer');
  await page.goto('/purchase-leads');
  for (const [index, [count, fields]] of questions.entries()) {
    const step = index + 1;
    await expect(form.heading(step)).toBeVisible();
    for (const [label, autocomplete] of Object.entries(fields)) {
      await expect(form.field(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    await form.next.click();
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveCount(count);
    await show(`step ${step} with errors`);
    await form.fill(step, makeApplication(email));
    await form.next.click();
  }
  await expect(form.heading(4)).toBeVisible();
  await show('consent');
  await form.consent.uncheck();
  await form.submit.click();
  await expect(form.consent).toBeFocused();
  await show('consent unticked');
  await form.consent.check();
  await answerNextToken(page, 'none');
  await form.submit.click();
  await form.failure('reCAPTCHA token missing').getByRole('link').click();
  await expect(form.field('Company name')).toBeFocused();
  await show('a failure at the company name');
});
