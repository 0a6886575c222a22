import type { Request } from '@playwright/test';
import { isMail } from '#tests/browser/commits.ts';

/** Where a request of the page goes: the page itself, a part of it that comes late, a server. */
export type Place = 'page' | 'part' | 'bot check' | 'token' | 'verifier' | 'database' | 'mail';

/** Addresses of requests that may meet a fault; all others go without the test's detour. */
export const faultyAddresses =
  /\/(quote|contact|purchase-leads)(\?|$)|\/assets\/(submit-lead|[\w-]+\.schema)-|\/recaptcha\/(enterprise\.js|token)|\/verifyRecaptcha|\/documents:commit/;

/** The place of a request to one of those addresses; none for what only prepares for another. */
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
