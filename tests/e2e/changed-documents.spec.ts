import type { Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { servedTest as test } from '#tests/browser/served-documents.ts';
import { untilSynchronized } from '#tests/browser/site-time.ts';
import { expect, hydrated } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';
import { sample } from '#tests/proof/sample-size.ts';

/** What a proxy, a virus scanner or an extension makes of the markup before the browser parses it. */
const changes = {
  'no comments': (markup: string) => markup.replaceAll(/<!--.*?-->/gs, ''),
  'a node in the root': (markup: string) =>
    markup.replace('<div id="root">', '$&<div hidden><input name="scan"></div>'),
};

/** Scripts and styles stay: the page's policy has their hashes. */
const kept = /(<(?:script|style).*?<\/(?:script|style)>)/s;

/** Changes a document's markup, not what is in its scripts and styles. */
function changeMarkup(document: string, change: (markup: string) => string): string {
  return document
    .split(kept)
    .map((part) => (kept.test(part) ? part : change(part)))
    .join('');
}

for (const [how, change] of sample(Object.entries(changes), 1)) {
  test(`early input: ${how}`, async ({ page, leads, email, changeDocument, expectedErrors }) => {
    expectedErrors.push('Changed by other software?');
    const open = async (path: string) => {
      await changeDocument(path, (document) => changeMarkup(document, change));
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return release;
    };

    await test.step('the quote', async () => {
      const form = wizard(page);
      const answers = makeAnswers(email);
      const release = await open(paths.quote);
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
      const release = await open(paths.contact);
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
      expect(await leads.findContacts(email)).toMatchObject([{ message }]);
    });

    await test.step('the calculators', async () => {
      await calculateEarly(page, await open(paths.calculator));
    });
  });
}

/** Types and presses in the calculator before its scripts arrive, and expects both to count. */
async function calculateEarly(page: Page, release: () => void, beforeTools = async () => {}) {
  const releaseTools = await holdScripts(page, '**/assets/AdvancedTools-*.js');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('200k');
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Advanced');
  await page.getByRole('textbox', { name: 'Home price' }).fill('500k');
  release();
  await hydrated(page);
  await beforeTools();
  releaseTools();
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText('$420,000');
  await expect(page.getByRole('textbox', { name: 'Home price' })).toHaveValue(/^500/);
  await page.getByRole('tab', { name: 'Basic' }).click();
  await expect(page.getByRole('tabpanel').getByText('$1,013.37').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue(/^200/);
}

test('a tool that is pressed before its script opens once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.calculator, { waitUntil: 'commit' });
  const early = page.getByRole('button', { name: 'Early payoff savings' });
  await calculateEarly(page, release, async () => {
    await early.click();
    await expect(early).toHaveAttribute('aria-busy', 'true');
  });
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await expect(early).toHaveAttribute('aria-expanded', 'true');
  await expect(early).not.toHaveAttribute('aria-busy');
});
