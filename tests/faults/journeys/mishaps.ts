import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Route } from '@playwright/test';
import { isMail } from '#tests/browser/commits.ts';

/**
 * Applies a mishap to a request.
 *
 * @param visitor waits for what the visitor does meanwhile
 */
type Happening = (route: Route, visitor: () => Promise<void>) => Promise<void>;

const slowMs = 200;

/** Delivers a request to its server, which may be busy with other tests. */
const arrive = (route: Route) => route.fetch({ timeout: 30_000 });

const failure = {
  status: 500,
  headers: { 'access-control-allow-origin': '*' },
  body: 'Something went wrong.',
};

/** What can happen to a request and its answer. */
export const mishaps = {
  async slow(route, visitor) {
    await visitor();
    await wait(slowMs);
    await route.continue();
  },

  async refused(route, visitor) {
    await visitor();
    await route.abort('connectionrefused');
  },

  async error(route, visitor) {
    await visitor();
    await route.fulfill(failure);
  },

  async 'late answer'(route, visitor) {
    const response = await arrive(route);
    await visitor();
    await route.fulfill({ response });
  },

  async 'answer lost'(route, visitor) {
    await arrive(route);
    await visitor();
    await route.abort('connectionreset');
  },

  async 'error after arrival'(route, visitor) {
    await arrive(route);
    await visitor();
    await route.fulfill(failure);
  },

  /**
   * The request is delivered after the page has stopped waiting: see `FaultyNetwork.deliverLate`.
   */
  silence: (_, visitor) => visitor(),
} satisfies Record<string, Happening>;

export type Mishap = keyof typeof mishaps;

/** What the browser logs for mishaps. */
export const mishapComplaints: Partial<Record<Mishap, string>> = {
  refused: 'net::ERR_CONNECTION_REFUSED',
  error: '500 (Internal Server Error)',
  'answer lost': 'net::ERR_CONNECTION_RESET',
  'error after arrival': '500 (Internal Server Error)',
};

/** Where a request goes: to the page itself, to a lazy part of it, or to a server. */
export type Place = 'page' | 'part' | 'bot check' | 'token' | 'verifier' | 'database' | 'mail';

/** Addresses of requests that may meet a fault. All others bypass the test's interception. */
export const faultyAddresses =
  /\/(quote|contact|purchase-leads)(\?|$)|\/assets\/(submit-lead|[\w-]+\.schema)-|\/recaptcha\/(enterprise\.js|token)|\/verifyRecaptcha|\/documents:commit/;

/**
 * Returns the place of a request to one of those addresses, or undefined for a preflight or
 * warm-up.
 */
export function placeOf(request: Request): Place | undefined {
  const { pathname } = new URL(request.url());
  if (request.isNavigationRequest()) return 'page';
  if (pathname.startsWith('/assets/')) return 'part';
  if (pathname.endsWith('/recaptcha/enterprise.js')) return 'bot check';
  if (request.method() !== 'POST') return undefined;
  if (pathname.endsWith('/recaptcha/token')) {
    return request.postDataJSON().action === 'init' ? undefined : 'token';
  }
  if (pathname.includes('/verifyRecaptcha')) return 'verifier';
  return isMail(request) ? 'mail' : 'database';
}
