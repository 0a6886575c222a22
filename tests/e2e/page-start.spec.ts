import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { getBuiltSiteUrl, host } from '#scripts/local/stack.ts';
import { notLoadedText, reloadText } from '#src/app/first-script.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { untilSynchronized } from '#tests/browser/site-time.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { listRepeatedFiles, watchSite } from '#tests/engines/watched-site.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: notLoadedText });
const isScript = (request: Request) => /\/assets\/.*[.]js$/.test(request.url());

test('scripts that come late, fail or have come already', async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const form = wizard(page);
  const alert = notLoaded(page);

  await test.step('all scripts of a page are asked for before the first has arrived', async () => {
    const requested = new Set<string>();
    const note = (request: Request) => {
      if (isScript(request)) requested.add(new URL(request.url()).pathname);
    };
    page.on('request', note);
    const release = await holdScripts(page);
    await page.goto(paths.quote, { waitUntil: 'commit' });
    // The page's own script is asked for last, after all that it imports.
    await expect.poll(() => [...requested].join()).toContain('/QuotePage-');
    const early = new Set(requested);
    release();
    await hydrated(page);
    expect(requested).toEqual(early);
    page.off('request', note);
  });

  await test.step('what is typed and pressed in the tools before their script counts once it is there', async () => {
    const release = await holdScripts(page);
    await page.goto(paths.calculator, { waitUntil: 'commit' });
    const amount = page.getByRole('textbox', { name: 'Loan amount' });
    const price = page.getByRole('textbox', { name: 'Home price' });
    const early = page.getByRole('button', { name: 'Early payoff savings' });
    const basic = page.getByRole('tab', { name: 'Basic' });
    const advanced = page.getByRole('tab', { name: 'Advanced' });
    const releaseTools = await holdScripts(page, '**/assets/AdvancedTools-*.js');
    await amount.fill('200k');
    await advanced.click();
    release();
    await hydrated(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Advanced');
    await price.fill('500k');
    await early.click();
    await expect(early).toHaveAttribute('aria-busy', 'true');
    await basic.scrollIntoViewIfNeeded();
    releaseTools();
    await expect(early).not.toHaveAttribute('aria-busy');
    // The page must not jump away under a pointer that is about to press.
    await expect(basic).toBeInViewport();
    await basic.click();
    await expect(page.getByRole('tabpanel').getByText('$1,013.37').first()).toBeVisible();
    await expect(amount).toHaveValue(/^200/);
    await advanced.click();
    await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$420,000');
    await expect(price).toHaveValue(/^500/);
    await expect(early).toHaveAttribute('aria-expanded', 'true');
    await page.evaluate(() => sessionStorage.clear());
  });

  await test.step('one that failed is retried by a press', async () => {
    const files = '**/assets/index-*.js';
    await page.route(files, (route) => route.abort());
    await page.goto(paths.quote);
    await form.field('First name').fill('Ana');
    await form.field('Last name').fill('Cruz');
    await form.next.click();
    await expect(alert).toBeVisible();
    await expect(form.next).not.toHaveAttribute('aria-busy');
    await form.next.click();
    await expect(form.next).not.toHaveAttribute('aria-busy');
    await expect(alert).toHaveCount(1);
    const schema = '**/assets/quote.schema-*.js';
    await page.route(schema, (route) => route.abort());
    await page.unroute(files);
    await form.next.click();
    await expect(page.getByText('We couldn’t check your answers')).toBeVisible();
    await expect(alert).toBeHidden();
    await page.unroute(schema);
    await form.next.click();
    await expect(form.heading(2)).toBeVisible();
    await form.back.click();
    await expect(form.field('First name')).toHaveValue('Ana');
    await expect(form.field('Last name')).toHaveValue('Cruz');
  });

  await test.step('one that fails on arrival offers a safe reload', async () => {
    const file = '**/assets/AdvancedTools-*.js';
    await page.route(file, (route) =>
      route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await openHydrated(page, `${paths.calculator}#tab=basic&loan=250000`);
    const amount = page.getByRole('textbox', { name: 'Loan amount' });
    await expect(amount).toHaveValue('250,000');
    await amount.fill('200k');
    await page.getByRole('tab', { name: 'Advanced' }).click();
    const reload = alert.getByRole('button', { name: reloadText });
    await expect(reload).toBeVisible();
    await page.unroute(file);
    await reload.click();
    await expect(alert).toHaveCount(0);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Basic' }).click();
    await expect(amount).toHaveValue(/^200/);
  });
});

test('a script that was fetched is imported from the cache', async ({ page }) => {
  const site = await watchSite();
  await openHydrated(page, site.origin + paths.contact);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(site.requests.some((path) => path.includes('message.schema'))).toBe(true);
  expect(listRepeatedFiles(site)).toEqual([]);
  // What it still fetches ahead would fail without the site.
  await page.close();
  await site.close();
});

/** Sends the document of a page as `send` does. The browser would keep an answer of Playwright from local servers. */
async function sendDocument(
  page: Page,
  path: string,
  send: (answer: ServerResponse, document: string) => unknown,
): Promise<void> {
  const server = createServer(async (_, answer) => {
    const found = await fetch(getBuiltSiteUrl() + path);
    answer.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' });
    await send(answer, await found.text());
  }).listen(0, host);
  await once(server, 'listening');
  page.on('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await page.route(path, (route) => route.continue({ url: `http://${host}:${port}${path}` }));
}

test('a page whose document arrives slowly is taken over once all of it is there, with what was typed', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await sendDocument(page, paths.calculator, async (answer, document) => {
    const [start, end] = document.split(/(?=<footer)/);
    answer.write(start);
    await released;
    answer.end(end);
  });
  await page.goto(paths.calculator, { waitUntil: 'commit' });
  const field = page.getByRole('textbox').first();
  await field.fill('7');
  await page.waitForFunction(() => window.startSite);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(field).toHaveValue('7');
});

// What a proxy, a virus scanner or an extension makes of the markup before the browser parses it.
const withoutComments = (markup: string) => markup.replaceAll(/<!--.*?-->/gs, '');
const withNode = (markup: string) =>
  markup.replace('<div id="root">', '$&<div hidden><input name="scan"></div>');

/** Scripts and styles stay: the page's policy has their hashes. */
const kept = /(<(?:script|style).*?<\/(?:script|style)>)/s;

/** Changes a document's markup, not what is in its scripts and styles. */
function changeMarkup(document: string, change: (markup: string) => string): string {
  return document
    .split(kept)
    .map((part) => (kept.test(part) ? part : change(part)))
    .join('');
}

test('early input counts in a document that other software changed on its way', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('Changed by other software?');
  const open = async (path: string, change: (markup: string) => string) => {
    await sendDocument(page, path, (answer, document) =>
      answer.end(changeMarkup(document, change)),
    );
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return release;
  };

  await test.step('the quote', async () => {
    const form = wizard(page);
    const answers = makeAnswers(email);
    const release = await open(paths.quote, withNode);
    await form.fill(1, answers);
    await form.next.click();
    release();
    await expect(form.heading(2)).toBeFocused();
    await form.back.click();
    await expect(form.field('First name')).toHaveValue(answers.firstName);
    await expect(form.field('Last name')).toHaveValue(answers.lastName);
  });

  await test.step('the message', async () => {
    const form = contactForm(page);
    const release = await open(paths.contact, withoutComments);
    await form.fill(email);
    await form.message.focus();
    const prepared = untilSynchronized(page);
    release();
    await hydrated(page);
    await expect(form.message).toBeFocused();
    await page.keyboard.type('!');
    await prepared;
    await form.send.click();
    await expect(form.confirmation).toBeFocused();
    const message = `${typedContact.message}!`;
    expect(await leads.find('contacts', email)).toMatchObject([{ message }]);
  });
});
