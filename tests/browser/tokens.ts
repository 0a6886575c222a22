import type { Page, Request } from '@playwright/test';
import { getRecaptchaUrl } from '#scripts/local/stack.ts';
import { type MintedToken, recaptchaControl } from '#tests/fixtures/recaptcha-control.ts';

const address = `${getRecaptchaUrl()}/recaptcha/token`;

/** How the bot check's provider answers a page that requests a token. */
type TokenAnswer = 'none' | 'error' | 'silence' | Partial<MintedToken>;

/** Returns a growing list of the tokens that the page sends to a verifier. */
export function collectTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/verifyRecaptcha')) return;
    tokens.push(request.postDataJSON().data.token);
  });
  return tokens;
}

/** Waits until the page requests a token for `action` from the provider. */
export function tokenRequest(page: Page, action: string): Promise<Request> {
  return page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      request.url() === address &&
      request.postDataJSON().action === action,
  );
}

/** Replaces the provider's answer to this page's next token request, and to no other page's. */
export async function answerNextToken(page: Page, answer: TokenAnswer): Promise<void> {
  let answered = false;
  await page.route(address, async (route) => {
    const request = route.request();
    const isPreflight = request.method() !== 'POST';
    const { action } = isPreflight ? {} : request.postDataJSON();
    if (answered || isPreflight || action === 'init') {
      await route.continue();
      return;
    }
    answered = true;
    const headers = { 'access-control-allow-origin': '*' };
    if (answer === 'silence') return;
    if (answer === 'error') await route.fulfill({ status: 503, headers });
    else if (answer === 'none') await route.fulfill({ headers, json: { token: '' } });
    else {
      const pretended = { action, hostname: '127.0.0.1', ...answer };
      const token = await recaptchaControl(getRecaptchaUrl()).mint(pretended);
      await route.fulfill({ headers, json: { token } });
    }
  });
}
