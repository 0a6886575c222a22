import type { Page } from '@playwright/test';

/** Returns a growing list of the addresses that the page sends to, without the bot check's first request. */
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
