import type { Page } from '@playwright/test';
import { openAllTools } from '#tests/browser/calculator.ts';
import { watchKeyboard } from '#tests/browser/keyboard.ts';
import { expect, openHydrated, test } from '#tests/browser/test.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Advanced' });

/** Opens what the tab can show: every tool, every field, every note and both charts. Records what it says. */
async function openEverything(page: Page) {
  await openHydrated(page, '/calculator#tab=advanced&price=400000&down=10%25&rate=6');
  // A prerendered page names no month: once it does, the tools have taken over.
  await expect(panel(page).locator('dl').first()).toContainText(/[a-z] 20\d\d$/);
  await openAllTools(page);
  await panel(page).evaluate(recordAnnouncements);
  await group(page, 'Home and loan').getByLabel('Count mortgage insurance').check();
  await page.getByRole('button', { name: 'Add a one-time payment' }).click();
  await expect(page.getByLabel('One-time payment 2', { exact: true })).toBeFocused();
  await page.getByText('What else this assumes').click();
  await page.getByText('How these numbers are calculated').click();
  // A chart that comes under the pointer says what it is pointed at.
  await page.mouse.move(0, 0);
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
}

test('controls have names, Tab reaches all in order, changes are told once', async ({ page }) => {
  await openEverything(page);
  await group(page, 'Home and loan').getByLabel('Extra payment').fill('200');
  await expectNames(page);
  // The charts are drawn again, and say nothing of it.
  await expect
    .poll(() => page.evaluate(() => window.announcements))
    .toEqual([
      expect.stringMatching(/^\$.* a month with taxes and insurance, \$.* for mortgage insurance/),
      expect.stringMatching(/^\$200 more a month saves .* of interest\.$/),
    ]);

  const keyboard = watchKeyboard(page);
  await page.getByRole('tab', { name: 'Advanced' }).focus();
  const expected = await panel(page).evaluate(recordStops);
  for (const _ of expected) await keyboard.tab();
  expect(await page.evaluate(() => window.stops)).toEqual(expected);

  const breakdown = region(page, 'Payment breakdown');
  const plot = breakdown.getByRole('slider', { name: 'Year of the loan' });
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(plot).toHaveAttribute('aria-valuetext', /^11 years in, you owe \$/);
});

/** Expects every control to have a name, and no other one of its group to have the same. */
async function expectNames(page: Page): Promise<void> {
  const snapshot = await panel(page).ariaSnapshot();
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
}

declare global {
  interface Window {
    /** What live regions of the page came to say. */
    announcements: string[];
    /** What of the tools has had the focus, in this order. */
    stops: string[];
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

/**
 * Runs in the page. Returns what Tab stops at: what is visible, enabled, and of radio buttons the checked one.
 * From then on, records at what it does stop.
 */
function recordStops(panel: Element): string[] {
  const focusable = 'a[href], button, input, select, summary, [tabindex="0"]';
  const names = new Map<EventTarget | null, string>();
  [...panel.querySelectorAll<HTMLInputElement>(focusable)]
    .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex === 0)
    .filter(({ type, checked }) => type !== 'radio' || checked)
    .forEach((element, index) => {
      names.set(element, `${index} ${element.id || element.textContent}`);
    });
  window.stops = [];
  document.addEventListener('focusin', ({ target }) => {
    window.stops.push(names.get(target) ?? '');
  });
  return [...names.values()];
}
