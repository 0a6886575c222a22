import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import type { Traffic, TrafficMeter } from './traffic.ts';

const typed = 'texas';
const betweenKeysMs = 120;

export interface DashboardVisit {
  /** Opening the dashboard: up to the first rows and their count, with all other requests. */
  visit: Traffic;
  /** Typing a word into the posts' search box. */
  search: Traffic;
  /** The longest time, in milliseconds, in which the page answered nothing while the word was typed. */
  longestTaskMs: number;
}

/**
 * Opens the dashboard and searches for a word.
 *
 * @param page on which an admin is signed in
 */
export async function dashboardVisit(
  page: Page,
  url: string,
  meter: TrafficMeter,
): Promise<DashboardVisit> {
  const panel = page.getByRole('region', { name: 'Posts', exact: true });
  const status = panel.getByRole('status');
  await meter.total();
  meter.start();
  await page.goto(url + paths.adminBlog);
  await panel.getByRole('rowheader').first().waitFor();
  // A text that ends with three dots means that something is loading.
  await status.filter({ hasText: /^[^…]*\d posts?$/ }).waitFor();
  const visit = await meter.total();

  meter.start();
  await page.evaluate(watchLongTasks);
  await panel
    .getByRole('searchbox', { name: 'Search by title, slug, category, or state' })
    .pressSequentially(typed, { delay: betweenKeysMs });
  await status.filter({ hasText: new RegExp(`^[^…]*“${typed}”`) }).waitFor();
  const longestTaskMs = await page.evaluate(() => window.longestTaskMs ?? 0);
  return { visit, search: await meter.total(), longestTaskMs };
}

declare global {
  interface Window {
    longestTaskMs?: number;
  }
}

/** Runs in the page. Tasks of less than 50 ms are not reported. */
function watchLongTasks(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTaskMs = Math.max(window.longestTaskMs ?? 0, duration);
    }
  }).observe({ type: 'longtask' });
}
