import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { rememberAnswers, rememberedValues } from '#tests/browser/remembered-answers.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
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

test('Pre-Approval in the header stays at the step, at its top', async ({ page, email }) => {
  const form = wizard(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/quote');
  for (const step of [1, 2]) await form.answer(step, makeAnswers(email));
  await form.field('ZIP code').fill('021');
  await page.evaluate(() => window.scrollTo(0, 300));

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Pre-Approval' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL('/quote?step=3');
  await expect(form.heading(3)).toBeVisible();
  await expect(form.field('ZIP code')).toHaveValue('021');
});

test('Next on a reloaded page that does not know its step stays there', async ({ page, email }) => {
  const form = wizard(page);
  await rememberAnswers(page, 'quote', makeAnswers(email));
  const release = await holdScripts(page, '**/assets/quote.schema-*.js');
  await openHydrated(page, '/quote?step=5');
  await expect(form.field('First name')).toHaveValue(makeAnswers(email).firstName);
  await form.next.click();
  release();
  await expect(form.heading(5)).toBeVisible();
  await expect(page).toHaveURL('/quote?step=5');
});

test('a press on Next counts from under which the button moves, as its field is tidied and loses an error', async ({
  page,
  email,
}) => {
  const form = wizard(page);
  await form.returnTo(2, { ...makeAnswers(email), phone: '' });
  await form.next.click();
  await expect(form.field('Phone')).toBeFocused();
  await page.keyboard.type('512.555.0142');
  await expect(page.getByText(/^Use only digits/)).toBeVisible();
  await form.next.hover();
  await page.mouse.down();
  await expect(form.field('Phone')).toHaveValue('(512) 555-0142');
  await expect(page.getByText(/^Use only digits/)).toBeHidden();
  await page.mouse.up();
  await expect(form.heading(3)).toBeVisible();
});

test('answers survive reload and discarded tab, a consent not', async ({
  page,
  context,
  email,
}) => {
  const form = wizard(page);
  await form.returnToReview(makeAnswers(email));
  await page.reload();
  await expect(form.heading(7)).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await form.next.click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();

  // A tab that the browser discards comes back with its session storage.
  const discarded = await page.evaluate(() => ({ ...sessionStorage }));
  const restored = await context.newPage();
  await restored.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, discarded);
  await restored.goto('/quote?step=2');
  await expect(wizard(restored).field('Email')).toHaveValue(email);
});

test('a double click or Enter with a click sends once', async ({ page, leads, email }) => {
  const form = wizard(page);
  await form.returnToReview(makeAnswers(email));
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
  expect(await leads.findQuotes(email)).toHaveLength(1);
  // The time of the success screen.
  expect(await rememberedValues(page)).toEqual([expect.any(Number)]);
  await page.goBack();
  await expect(form.heading(1)).toBeVisible();
  await expect(form.field('First name')).toHaveValue('');
});
