import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { wizard } from '#tests/browser/wizard.ts';

for (const [what, file] of [
  ['schema', '**/assets/quote.schema-*.js'],
  ['resolver', '**/assets/schema-resolver-*.js'],
] as const) {
  test(`Next waits for the ${what} of the form and acts once, however often it is pressed`, {
    tag: '@full',
  }, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await released;
      await route.continue();
    });
    const form = wizard(page);
    await page.goto('/quote');
    await hydrated(page);
    await form.field('First name').fill('Ana');
    await form.field('Last name').fill('Cruz');
    await form.next.click();
    const checking = page.getByRole('button', { name: 'Checking...' });
    await checking.click();
    await expect(form.heading(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expect(form.heading(2)).toBeFocused();
    await page.goBack();
    await expect(form.heading(1)).toBeVisible();
    await expect(form.field('First name')).toHaveValue('Ana');
  });
}

test('validation that fails to load shows a message at Next, and the next press retries', {
  tag: '@full',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const file = '**/assets/quote.schema-*.js';
  await page.route(file, (route) => route.abort());
  const form = wizard(page);
  await page.goto('/quote');
  await hydrated(page);
  await form.field('First name').fill('Ana');
  await form.field('Last name').fill('Cruz');
  await form.next.click();
  const failure = form.failure('We couldn’t check your answers');
  await expect(failure).toBeFocused();
  await expect(form.field('Last name')).toHaveValue('Cruz');

  await page.unroute(file);
  await form.next.click();
  await expect(form.heading(2)).toBeFocused();
  await expect(failure).toBeHidden();
});

test('text typed before the script loads wins over text from an earlier visit', {
  tag: '@full',
}, async ({ page }) => {
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

test('the first tap on Next right after first paint works at a quarter of the speed', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const form = wizard(page);
  await page.goto('/quote', { waitUntil: 'commit' });
  await form.next.click();
  await expect(form.summary).toBeFocused();
});

test('says that JavaScript is required when scripts are off, and nothing typed can reach an address', async ({
  browser,
}) => {
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

test('pressing Next before the script loads moves one page ahead', { tag: '@full' }, async ({
  page,
}) => {
  await answerWithPosts(page, numberedPosts(20));
  const release = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await blog(page).next.click();
  release();
  await blog(page).expectPosts(...range(7, 12));
  await expect(page).toHaveURL('/blog?page=2');
});

test('pressing a calculator tab before the script loads opens it', { tag: '@full' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/calculator', { waitUntil: 'commit' });
  const tab = page.getByRole('tab').last();
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
