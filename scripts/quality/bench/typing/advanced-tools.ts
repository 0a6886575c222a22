import type { Locator, Page } from '@playwright/test';

/** Opens the Advanced tab anew, with the monthly schedule of 30 years. */
export async function openMonthlySchedule(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/calculator#tab=advanced`);
  await page.waitForFunction(() => window.earlySubmit === null);
  await page.getByText('Monthly', { exact: true }).click();
  await schedule(page).getByRole('rowheader', { name: '360' }).waitFor();
}

/**
 * Opens the Advanced tab anew with everything that it can show: mortgage insurance, each way to pay
 * early, the charts, the monthly schedule, compared loans with points and fees, and every note.
 */
export async function openEverything(page: Page, url: string): Promise<void> {
  await openMonthlySchedule(page, url);
  const home = group(page, 'Home and loan');
  await home.getByLabel('Down payment in percent').fill('10');
  await home.getByLabel('Add mortgage insurance').check();
  await home.getByLabel('Extra payment').fill('100');
  const early = region(page, 'Early payoff savings');
  await early.getByLabel('Extra once a year').fill('1,000');
  await early.getByLabel('One-time payment', { exact: true }).fill('5,000');
  await early.getByLabel('Pay half every two weeks').check();
  for (const name of ['Loan 1', 'Loan 2']) {
    await group(page, name).getByLabel('Points').fill('1');
    await group(page, name).getByLabel('Lender fees').fill('2,000');
  }
  await page.getByText('What this assumes').click();
  await page.getByText('How these numbers are calculated').click();
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
  await page.locator('.recharts-area-curve').waitFor();
  await schedule(page).getByRole('columnheader', { name: 'Mortgage insurance' }).waitFor();
}

/** The first list of figures in a part of the page: its answer. */
export const figuresOf = (part: Locator): Locator => part.locator('dl').first();

export const answer = (page: Page): Locator => figuresOf(page.getByRole('tabpanel'));

export const group = (page: Page, name: string): Locator => page.getByRole('group', { name });

export const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const schedule = (page: Page): Locator => region(page, 'Schedule by month');
