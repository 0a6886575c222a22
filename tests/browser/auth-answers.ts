import type { Page, Request, Route } from '@playwright/test';
import { host, ports } from '#scripts/local/stack.ts';

const emulator = `http://${host}:${ports.auth}`;

/** Where the page signs in, and where it asks for a password's email and for fresh tokens. */
const authAddresses = {
  signIn: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword**`,
  resetEmail: `${emulator}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode**`,
  tokens: `${emulator}/securetoken.googleapis.com/v1/token**`,
} as const;

type Address = keyof typeof authAddresses;

/** Has the identity service answer the page's requests to an address in another way. */
export async function onAuthRequest(
  page: Page,
  address: Address,
  answer: (route: Route, count: number) => Promise<void>,
): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(authAddresses[address], async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push(route.request());
    await answer(route, asked.length);
  });
  return asked;
}

/** An error of the identity service as it stands in its answer. */
export async function refuse(route: Route, message: string): Promise<void> {
  await route.fulfill({
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 400, message, errors: [] } },
  });
}
