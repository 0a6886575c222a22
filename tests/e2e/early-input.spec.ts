import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { wizard } from '#tests/browser/wizard.ts';

test('text typed and a tap on Next made before the script arrives are not lost', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const form = wizard(page);
  await page.goto('/quote', { waitUntil: 'commit' });
  await form.field('First name').fill('Ana');
  await form.field('Last name').fill('Cruz');
  await form.next.click();
  await expect(form.heading(1)).toBeVisible();
  release();
  await expect(form.heading(2)).toBeVisible();
  await form.back.click();
  await expect(form.field('First name')).toHaveValue('Ana');
  await expect(form.field('Last name')).toHaveValue('Cruz');
});

test('text typed before the script arrives stands above what was typed on an earlier visit', async ({
  page,
}) => {
  const form = wizard(page);
  await page.goto('/quote');
  await form.field('First name').fill('Ana');
  await form.field('Last name').fill('Cruz');
  await form.next.click();
  await expect(form.heading(2)).toBeVisible();

  const release = await holdScripts(page);
  await page.goto('/quote', { waitUntil: 'commit' });
  await form.field('First name').fill('Bea');
  release();
  await expect(form.field('Last name')).toHaveValue('Cruz');
  await expect(form.field('First name')).toHaveValue('Bea');
});

test('at a quarter of the speed the first tap on Next right after first paint works', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const form = wizard(page);
  await page.goto('/quote', { waitUntil: 'commit' });
  await form.next.click();
  await expect(form.summary).toBeFocused();
});

test('with scripts off the page says so, and nothing typed can reach an address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto('/quote');
  // Chromium's switch leaves <noscript> unparsed, so the text is looked for in what was sent.
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
