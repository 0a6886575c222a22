import type { Page, Request } from '@playwright/test';
import { siteTimePath } from '#src/data/state/site-clock.ts';

/** Waits until the page has asked the site for its time and has the answer. */
export async function untilSynchronized(page: Page): Promise<void> {
  await page.waitForResponse((response) => asksForTime(response.request()));
}

/** Whether it is the page that asks. Tests open the same file to set a tab's storage. */
function asksForTime(request: Request): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === siteTimePath;
}
