import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { application, makeApplication } from '#tests/browser/application.ts';
import { blog } from '#tests/browser/blog.ts';
import { openAllTools } from '#tests/browser/calculator.ts';
import { contactForm } from '#tests/browser/contact-form.ts';
import { expectFocusSeen } from '#tests/browser/focus.ts';
import { newerFunctions } from '#tests/browser/newer-features.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';
import { makeAnswers, wizard } from '#tests/browser/wizard.ts';

/** Parts of style sheets that an older browser does not know, and what no browser knows. */
const newerStyles: readonly [known: string, unknown: string][] = [
  [':has(', ':unknown-has('],
  [':popover-open', ':unknown-open'],
  ['(scripting:', '(unknown-scripting:'],
  ['subgrid', 'unknown-subgrid'],
];

/**
 * Takes from the browser what the oldest supported ones may lack: functions before a page's first script, and
 * popovers and parts of style sheets before the page can be used. A page's policy, which has the hash of its
 * style sheet, must not be enforced.
 */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removeFunctions, newerFunctions);
  // A document that the test itself answers could not read the database.
  await page.addInitScript(removeStyles, newerStyles);
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [known, unknown] of newerStyles) body = body.replaceAll(known, unknown);
    await route.fulfill({ response, body });
  });
}

/** Runs in the page. */
function removeFunctions(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: an owner may be anything.
    const owner = names.reduce<any>((one, next) => one?.[next], window);
    if (owner && !Reflect.deleteProperty(owner, name)) throw new Error(`${path} is still there`);
  }
}

/** Runs in the page. */
function removeStyles(styles: typeof newerStyles): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const popover of document.querySelectorAll('[popover]')) {
      popover.removeAttribute('popover');
    }
    for (const style of document.querySelectorAll('style')) {
      for (const [known, unknown] of styles) {
        style.textContent = style.textContent.replaceAll(known, unknown);
      }
    }
  });
}

// Style sheets are changed, and a page's policy has the hash of its own.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) => makeOlder(page));

/** Focuses an element as the keyboard does, which a key tells the browser, and expects a ring. */
async function expectKeyboardFocusSeen(element: Locator): Promise<void> {
  await element.focus();
  await element.press('Shift');
  await expectFocusSeen(element.page());
}

test('the oldest browsers show home, tools and blog', { tag: '@full' }, async ({ page }) => {
  await test.step('home: the links are in sight, as there is no menu', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, paths.home);
    expect(
      await page.evaluate(() => [typeof Promise.withResolvers, 'popover' in document.body]),
    ).toEqual(['undefined', false]);
    await expect(page.getByRole('banner').getByRole('button')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Calculator' }).click();
    await expect(page).toHaveURL(paths.calculator);
  });

  await test.step('calculator', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('textbox', { name: 'Loan amount', exact: true }).fill('200k');
    await expect(page.getByRole('tabpanel').getByText('$1,013.37').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await openAllTools(page);
    const year = page.getByRole('button', { name: 'Months of year 1', exact: true });
    await year.click();
    await expect(page.getByRole('rowheader', { name: 'Month 12', exact: true })).toBeVisible();
    await expectKeyboardFocusSeen(year);
  });

  await test.step('blog', async () => {
    await openHydrated(page, paths.blog);
    await blog(page).box.fill('credit');
    await expect(page).toHaveURL(/q=credit/);
    const link = blog(page).cards.first().getByRole('link').first();
    await expectKeyboardFocusSeen(link);
    await link.press('Enter');
    await expect(page).toHaveURL(/blog\/./);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the forms work in the oldest supported browsers', { tag: '@full' }, async ({
  page,
  leads,
  email,
}) => {
  await test.step('an application with a website in other letters', async () => {
    const form = application(page);
    await form.reachLast({ ...makeApplication(email), website: 'bücher.example' });
    await form.previous.click();
    await expectKeyboardFocusSeen(form.leadType('HELOC'));
    await form.next.click();
    await expectKeyboardFocusSeen(form.consent);
    await form.submit.click();
    await expect(form.success).toBeFocused();
    expect(await leads.find('leadBuyers', email)).toMatchObject([
      { website: 'https://xn--bcher-kva.example/' },
    ]);
  });

  await test.step('an inquiry up to its review, with the note above or below', async () => {
    const form = wizard(page);
    await form.reachLast(makeAnswers(email));
    await page.goto(paths.quote);
    const note = await page.getByRole('complementary', { name: 'Good to know' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(note?.x).toBe(title?.x);
  });

  await test.step('a message', async () => {
    const form = contactForm(page);
    await form.reachSend(email);
    await form.send.click();
    await expect(form.confirmation).toBeFocused();
  });
});
