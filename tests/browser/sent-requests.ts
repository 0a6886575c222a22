import type { Page } from '@playwright/test';

/**
 * Returns the addresses that the page sends something to from now on. The list grows as it sends
 * more. The initial request of the bot check's script does not count.
 */
export function sentRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const isStart =
      request.url().endsWith('/recaptcha/token') && request.postDataJSON().action === 'init';
    if (!isStart) sent.push(request.url());
  });
  return sent;
}
