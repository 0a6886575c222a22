import type { Request } from '@playwright/test';
import { isMail } from '#tests/browser/commits.ts';

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
