import type { Page } from '@playwright/test';

/**
 * The addresses that the page sends something to from now on; grows as it sends more. The bot check's
 * own start, which comes whenever its script does, is none of them.
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
