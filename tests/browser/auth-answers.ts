import type { Page, Request, Route } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';

const emulator = `http://${host}:${ports.auth}`;

/** Where the page signs in, looks up the account, requests a password email, and requests new tokens. */
const authAddresses = {
  signIn: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword**`,
  account: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:lookup**`,
  resetEmail: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode**`,
  tokens: `${emulator}/securetoken.googleapis.com/v1/token**`,
} as const;

type Address = keyof typeof authAddresses;

/** Replaces the identity service's answers to the page's requests to an address. */
export async function onAuthRequest(
  page: Page,
  address: Address,
  answer: (route: Route, count: number) => Promise<void>,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(authAddresses[address], async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    requests.push(route.request());
    await answer(route, requests.length);
  });
  return requests;
}

/** Answers with an error in the identity service's format. */
export async function refuse(route: Route, message: string, status = 400): Promise<void> {
  await route.fulfill({
    status,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: status, message, errors: [] } },
  });
}
