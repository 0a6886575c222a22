import type { Page, Request } from '@playwright/test';
import { notLoadedText, reloadText } from '#src/app/boot.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { servedTest } from '#tests/browser/served-documents.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { wizard } from '#tests/browser/wizard.ts';
import { listRepeatedFiles, watchSite } from '#tests/engines/watched-site.ts';

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: notLoadedText });
const isScript = (request: Request) => /\/assets\/.*[.]js$/.test(request.url());

test('requests all scripts of a page before the first has arrived', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (isScript(request)) asked.add(new URL(request.url()).pathname);
  });
  const release = await holdScripts(page);
  await page.goto(paths.quote, { waitUntil: 'commit' });
  // The page's own script is asked for last, after all that it imports.
  await expect.poll(() => [...asked].join()).toContain('/QuotePage-');
  const early = new Set(asked);
  release();
  await hydrated(page);
  expect(asked).toEqual(early);
});

servedTest(
  'a page whose document arrives slowly is taken over once all of it is there, with what was typed',
  async ({ page, holdDocument }) => {
    const release = await holdDocument(paths.calculator, '<footer');
    await page.goto(paths.calculator, { waitUntil: 'commit' });
    const field = page.getByRole('textbox').first();
    await field.fill('7');
    await page.waitForFunction(() => window.startSite);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(field).toHaveValue('7');
  },
);

test('a failed script is retried by a press', async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const files = '**/assets/index-*.js';
  await page.route(files, (route) => route.abort());
  const form = wizard(page);
  await page.goto(paths.quote);
  const alert = notLoaded(page);
  await form.field('First name').fill('Ana');
  await form.field('Last name').fill('Cruz');
  await form.next.click();
  await expect(alert).toBeVisible();
  await expect(form.next).not.toHaveAttribute('aria-busy');
  await form.next.click();
  await expect(form.next).not.toHaveAttribute('aria-busy');
  await expect(alert).toHaveCount(1);

  await page.unroute(files);
  await form.next.click();
  await expect(form.heading(2)).toBeVisible();
  await expect(alert).toBeHidden();
  await form.back.click();
  await expect(form.field('First name')).toHaveValue('Ana');
  await expect(form.field('Last name')).toHaveValue('Cruz');
});

test('a script that fails on arrival offers a safe reload', async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  const file = '**/assets/AdvancedTools-*.js';
  await page.route(file, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await openHydrated(page, `${paths.calculator}#tab=basic&loan=250000`);
  const amount = page.getByRole('textbox', { name: 'Loan amount' });
  await expect(amount).toHaveValue('250,000');
  await amount.fill('200k');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  const alert = notLoaded(page);
  const reload = alert.getByRole('button', { name: reloadText });
  await expect(reload).toBeVisible();
  await page.unroute(file);
  await reload.click();
  await expect(alert).toHaveCount(0);
  await hydrated(page);
  await page.getByRole('tab', { name: 'Basic' }).click();
  await expect(amount).toHaveValue(/^200/);
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
