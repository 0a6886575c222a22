import type { APIResponse, BrowserContext, Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { requestAddress } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { blog } from '#tests/browser/blog.ts';
import { openAllTools } from '#tests/browser/calculator.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { holdScripts } from '#tests/browser/hold-scripts.ts';
import { expect, hydrated, openHydrated, test } from '#tests/browser/test.ts';
import { changePages, translatePages } from '#tests/browser/translator.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';
import { typedContact } from '#tests/fixtures/contacts.ts';

const changesTexts = 'A text changes beside other content';

test('an inquiry is sent from a translated page as it was typed', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(changesTexts);
  await translatePages(page, 'after hydration');
  const form = wizard(page);
  const answers = makeAnswers(email);
  await fillEarly(page, paths.quote, () => form.fill(1, answers), form.field('Last name'));
  await form.next.click();
  for (let step = 2; step < form.lastStep; step++) await form.answer(step, answers);
  await expect(form.heading(form.lastStep)).toBeVisible();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(await leads.find('mortgageQuotes', email)).toMatchObject([
    { firstName: answers.firstName, zipCode: '02139', income: 85_000 },
  ]);
});

test('a message is sent from a page with extensions as it was typed', async ({
  page,
  leads,
  email,
  expectedErrors,
}) => {
  expectedErrors.push('Changed by other software?');
  await changePages(page, 'before hydration', extend);
  const contact = contactForm(page);
  const { message } = typedContact;
  await fillEarly(page, paths.contact, () => contact.fill(email), contact.message);
  await contact.send.click();
  await expect(contact.confirmation).toBeFocused();
  expect(await leads.find('contacts', email)).toMatchObject([{ message }]);
});

test('a translated page does what any other does', { tag: '@full' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(changesTexts);
  expectedErrors.push('Changed by other software?');
  await answerAlike(context);
  const plain = await context.newPage();
  await translatePages(page, 'before hydration');
  /** Does the same on both pages, and expects both to show the same. */
  const compare = (what: string, work: (page: Page) => Promise<void>) =>
    test.step(what, async () => {
      for (const one of [page, plain]) {
        // A page behind another one draws once a second.
        await one.bringToFront();
        await work(one);
      }
      const main = (one: Page) => one.getByRole('main').evaluate(readTexts);
      await expect(async () => expect(await main(page)).toBe(await main(plain))).toPass({
        timeout: 60_000,
      });
    });

  await compare('the basic calculator', async (one) => {
    await openHydrated(one, '/calculator');
    await changeEverything(one, 'Basic');
  });
  await compare('the advanced calculator, all tools open', async (one) => {
    // The tools open by themselves once their script has arrived.
    await one.goto('/calculator#tab=advanced');
    await expect(one.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
    await openAllTools(one);
  });
  await compare('the advanced calculator, changed', (one) => changeEverything(one, 'Advanced'));
  await compare('a search of the blog', async (one) => {
    await openHydrated(one, '/blog');
    await blog(one).box.fill('credit');
    await expect(one).toHaveURL(/q=credit/);
  });
  await compare('a post that was found', async (one) => {
    await blog(one).cards.first().getByRole('link').first().click();
    await expect(one).toHaveURL(/blog\/./);
  });
  const { pathname, hash } = requestAddress({ kind: collections.quotes, lead: 'x'.repeat(43) });
  await compare('a request', async (one) => {
    await openHydrated(one, pathname + hash);
    await one.getByRole('button', { name: 'See who has your inquiry' }).click();
    await one.getByRole('button', { name: 'Read it again' }).click();
    await expect(one.getByText('No company has it.')).toBeVisible();
  });
});

/** Gives all pages the same answer to the same query, because other tests publish posts in the meantime. */
async function answerAlike(context: BrowserContext): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  await context.route('**/documents:runQuery*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const request = route.request().postData() ?? '';
    const answer = answers.get(request) ?? route.fetch();
    answers.set(request, answer);
    await route.fulfill({ response: await answer });
  });
}

/**
 * Opens a page and fills in fields before any of its scripts arrives. Expects the last one to keep its value
 * and the focus when the page is hydrated, and the page to be changed then.
 */
async function fillEarly(page: Page, path: string, fill: () => Promise<void>, last: Locator) {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await fill();
  await last.focus();
  const value = await last.inputValue();
  release();
  await hydrated(page);
  await expect(page.locator('font font, manager-icon').first()).toBeAttached();
  await expect(last).toBeFocused();
  await expect(last).toHaveValue(value);
}

/** Runs in the page. Leaves out what was announced, which goes by how fast the test types. */
function readTexts(main: HTMLElement): string {
  const announced = main.querySelectorAll<HTMLElement>('.visually-hidden[role=status]');
  for (const line of announced) line.hidden = true;
  const texts = main.innerText;
  for (const line of announced) line.hidden = false;
  return texts;
}

/** Changes numbers of every tool in a tab of the calculator, and all of its lists and boxes. */
async function changeEverything(page: Page, tab: 'Basic' | 'Advanced'): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: tab });
  const numbers = await panel.getByRole('textbox').all();
  for (const box of numbers.filter((_, index) => index % 6 === 0)) {
    const typed = Number((await box.inputValue()).replace(/[^\d.]/g, ''));
    await box.fill(String(typed + 1));
  }
  for (const list of await panel.getByRole('combobox').all()) {
    await list.selectOption({ index: 1 });
  }
  for (const box of await panel.getByRole('checkbox').all()) await box.click();
  for (const box of await panel.getByRole('radio').all()) await box.click();
  await panel.getByRole('textbox').first().blur();
}

/**
 * Runs in the page. Changes it, and whatever comes into it later, as extensions do: a password manager puts an
 * element beside each input, a writing helper attributes on the document and elements around each text area,
 * and a coupon tool elements at the ends of `<head>` and `<body>`.
 */
function extend(): void {
  const element = (name: string) => document.createElement(name);
  const extendAll = () => {
    for (const input of document.querySelectorAll('input:not([data-manager])')) {
      input.setAttribute('data-manager', 'known');
      input.after(element('manager-icon'));
    }
    for (const area of document.querySelectorAll('textarea:not([data-helper])')) {
      area.setAttribute('data-helper', 'false');
      area.setAttribute('spellcheck', 'false');
      area.before(element('helper-mirror'));
      area.after(element('helper-button'), element('helper-card'));
    }
  };
  document.documentElement.setAttribute('data-helper-installed', '');
  document.body.setAttribute('data-helper-id', '7');
  document.head.append(element('style'));
  document.body.append(element('coupon-bar'), element('coupon-dialog'));
  extendAll();
  new MutationObserver(extendAll).observe(document.body, { subtree: true, childList: true });
}
