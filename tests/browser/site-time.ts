import type { Page, Request } from '@playwright/test';
import { siteTimePath } from '#src/data/state/site-clock.ts';

/** Waits until the page has asked the site for its time and has the answer. */
export async function untilSynchronized(page: Page): Promise<void> {
  await page.waitForResponse((response) => asksForTime(response.request()));
}

/** Opens later pages as on a day, such as `2027-01-01`, by the clocks of the device and of the site. */
export async function openOnDay(page: Page, day: string): Promise<void> {
  const noon = new Date(`${day}T17:00:00Z`);
  await page.clock.setFixedTime(noon);
  await passMinutesOnSite(page, (noon.getTime() - Date.now()) / 60_000);
}

/** Puts the site's clock ahead by a number of minutes, as if they had passed. */
export async function passMinutesOnSite(page: Page, minutes: number): Promise<void> {
  await page.route(`**${siteTimePath}`, (route) => {
    if (!asksForTime(route.request())) return route.continue();
    const date = new Date(Date.now() + minutes * 60_000).toUTCString();
    return route.fulfill({ headers: { date } });
  });
}

/** Whether it is the page that asks. Tests open the same file to set a tab's storage. */
function asksForTime(request: Request): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === siteTimePath;
}
