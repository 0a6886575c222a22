import type { Page } from '@playwright/test';
import { openAllTools } from '#tests/browser/calculator.ts';
import { keyboardOf } from '#tests/browser/keyboard.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';

async function openAdvanced(page: Page) {
  await page.goto('/calculator#tab=advanced&price=400000&down=10%25&rate=6');
  await hydrated(page);
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
  // A prerendered page names no month: once it does, the tools have taken over.
  await expect(page.getByRole('tabpanel').locator('dl').first()).toContainText(/[a-z] 20\d\d$/);
  await openAllTools(page);
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens what the tab can show: every field, every note and both charts. */
async function openEverything(page: Page) {
  await openAdvanced(page);
  await group(page, 'Home and loan').getByLabel('Add mortgage insurance').check();
  await page.getByRole('button', { name: 'Add a one-time payment' }).click();
  await page.getByText('What this assumes').click();
  await page.getByText('How these numbers are calculated').click();
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
  await expect(page.locator('.recharts-area-curve')).toBeVisible();
}

test('every control has a name, and no other one of its group has the same', async ({ page }) => {
  await openEverything(page);
  const snapshot = await page.getByRole('tabpanel').ariaSnapshot();
  const control = /^ *- (textbox|slider|checkbox|combobox|button|radio|link|application|region)\b/;
  const lines = snapshot.split('\n').filter((line) => control.test(line));
  expect(lines.length).toBeGreaterThan(80);
  expect(lines.filter((line) => !/^ *- \w+ "[^"]/.test(line))).toEqual([]);

  for (const name of ['Home and loan', 'Household', 'Loan 1', 'Loan 2', 'Refinancing'] as const) {
    const part = await group(page, name).ariaSnapshot();
    const names = [...part.matchAll(/- (?:textbox|slider|checkbox|combobox) "([^"]+)"/g)];
    expect(new Set(names.map(([, label]) => label)).size, name).toBe(names.length);
  }
  for (const slider of await page.getByRole('slider').all()) {
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d+( years?|%)/);
  }
});

test('the Tab key reaches every control of the tools, in the order of the page', async ({
  page,
}) => {
  await openEverything(page);
  const keyboard = keyboardOf(page);
  const expected = await page.getByRole('tabpanel').evaluate(stopsIn);
  await page.getByRole('tab', { name: 'Advanced' }).focus();
  const reached: string[] = [];
  for (const _ of expected) {
    await keyboard.tab();
    reached.push(
      await page.evaluate(() => document.activeElement?.getAttribute('data-stop') ?? ''),
    );
  }
  expect(reached).toEqual(expected);
});

/**
 * Runs in the page. Numbers what Tab stops at: visible, enabled, and of radio buttons the checked one.
 */
function stopsIn(panel: Element): string[] {
  const focusable = 'a[href], button, input, select, summary, [tabindex="0"]';
  return [...panel.querySelectorAll<HTMLInputElement>(focusable)]
    .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex === 0)
    .filter(({ type, checked }) => type !== 'radio' || checked)
    .map((element, index) => {
      const stop = `${index} ${element.id || element.textContent}`;
      element.setAttribute('data-stop', stop);
      return stop;
    });
}

test('lists, checkboxes, notes, charts and rows of payments work with the keyboard alone', async ({
  page,
}) => {
  await openAdvanced(page);
  const home = group(page, 'Home and loan');
  await home.getByLabel('Add mortgage insurance').focus();
  await page.keyboard.press('Space');
  await expect(home.getByLabel('Insurance premium')).toBeVisible();
  await home.getByLabel('Loan type').focus();
  await page.keyboard.type('FHA');
  await expect(page.getByText(/The upfront premium of/)).toBeVisible();

  const chart = region(page, 'Payment breakdown').getByRole('application');
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect(region(page, 'Payment breakdown').getByRole('status')).toContainText(
    'End of year 1',
  );

  const early = region(page, 'Early payoff savings');
  await early.getByRole('button', { name: 'Add a one-time payment' }).focus();
  await page.keyboard.press('Enter');
  await expect(early.getByLabel('One-time payment 2', { exact: true })).toBeFocused();
  await page.keyboard.type('9,000');
  await expect(early.getByLabel('One-time payment 2', { exact: true })).toHaveValue('9,000');
  await page.keyboard.press('Tab');
  await expect(early.getByLabel('Month of payment 2')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(early.getByLabel('One-time payment', { exact: true })).toBeFocused();

  await page.getByText('What this assumes').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Home value growth')).toBeVisible();
});

test('a change is announced once, by the tool whose answer it changes', async ({ page }) => {
  await page.clock.install();
  await openAdvanced(page);
  // A chart that comes under the pointer says what it is pointed at.
  await page.mouse.move(0, 0);
  await page.getByRole('tabpanel').evaluate(recordAnnouncements);
  /** What is announced once a change has settled. */
  const announced = async () => {
    await page.clock.runFor(1_500);
    await expect.poll(() => page.evaluate(() => window.announcements.length)).toBeGreaterThan(0);
    return page.evaluate(() => window.announcements.splice(0));
  };
  const home = group(page, 'Home and loan');
  const once = (text: RegExp) => [expect.stringMatching(text)];

  await home.getByLabel('Extra payment').fill('200');
  expect(await announced()).toEqual(once(/^\$200\.00 more a month saves .* of interest\.$/));
  await home.getByLabel('Home price').fill('500,000');
  expect(await announced()).toEqual(once(/^Monthly payment before mortgage insurance: \$/));
  await home.getByLabel('Add mortgage insurance').check();
  expect(await announced()).toEqual(once(/^Monthly payment: \$.*mortgage insurance/));
  await group(page, 'Household').getByLabel('Yearly income').fill('90,000');
  expect(await announced()).toEqual(once(/^Home price: \$/));
  await page.getByRole('slider', { name: 'Share of your limit to use' }).press('Home');
  expect(await announced()).toEqual(once(/^Home price with taxes and insurance: \$/));
  await group(page, 'Loan 2').getByLabel('Points').fill('1');
  expect(await announced()).toEqual(once(/^Loan 2 /));
  await group(page, 'Refinancing').getByLabel('New rate').fill('7');
  expect(await announced()).toEqual(once(/^Break-even: /));
  await group(page, 'Renting and buying').getByLabel('Monthly rent').fill('3,000');
  expect(await announced()).toEqual(once(/^Buying is ahead: /));
});

declare global {
  interface Window {
    /** What live regions of the page came to say. */
    announcements: string[];
  }
}

/** Runs in the page. Texts of fields' hints, which only say how a number is read, are left out. */
function recordAnnouncements(panel: Element): void {
  window.announcements = [];
  const isStatus = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role=status]');
  new MutationObserver((changes) => {
    const statuses = new Set(changes.map(({ target }) => isStatus(target)));
    for (const status of statuses) {
      if (status?.textContent) window.announcements.push(status.textContent);
    }
  }).observe(panel, { childList: true, characterData: true, subtree: true });
}
