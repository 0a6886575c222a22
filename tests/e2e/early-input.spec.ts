import { blog, numberedPosts, range } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, test } from '#tests/browser/test.ts';
import { wizard } from '#tests/browser/wizard.ts';

test('the first tap on Next right after first paint works at a quarter of the speed', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const form = wizard(page);
  await page.goto('/quote', { waitUntil: 'commit' });
  await form.next.click();
  await expect(form.field('First name')).toBeFocused();
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
