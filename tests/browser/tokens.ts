import type { Page } from '@playwright/test';
import { getRecaptchaUrl } from '#scripts/local/stack.ts';
import { type MintedToken, recaptchaControl } from '#tests/fixtures/recaptcha-control.ts';

const address = `${getRecaptchaUrl()}/recaptcha/token`;

/** How the bot check's provider answers a page that requests a token. */
type TokenAnswer = 'none' | Partial<MintedToken>;

/** Returns a growing list of the tokens that the page sends to a verifier. */
export function collectTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/verifyRecaptcha')) return;
    tokens.push(request.postDataJSON().data.token);
  });
  return tokens;
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
    if (answer === 'none') await route.fulfill({ headers, json: { token: '' } });
    else {
      const pretended = { action, hostname: '127.0.0.1', ...answer };
      const token = await recaptchaControl(getRecaptchaUrl()).mint(pretended);
      await route.fulfill({ headers, json: { token } });
    }
  });
}
