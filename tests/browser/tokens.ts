import type { Page } from '@playwright/test';

/** The tokens that the page has sent to a verifier so far; grows as it sends more. */
export function tokensOf(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/verifyRecaptcha')) return;
    tokens.push(request.postDataJSON().data.token);
  });
  return tokens;
}
