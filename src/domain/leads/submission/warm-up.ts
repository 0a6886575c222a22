import { env } from '#src/lib/env.ts';
import { functionAddress } from '#src/lib/firebase/function-address.ts';
import { functionsRegion, type VerifierName, warmUpQuery } from './bot-check.contract.ts';

const warmedUp = new Set<VerifierName>();

/**
 * Warms up a verifier, once per visit, while the visitor is still typing: on a small site most leads
 * would otherwise hit a cold start. The request contains nothing about the visitor. A failure does not
 * matter, because a verification after a cold start only takes longer.
 */
export function warmUpVerifier(name: VerifierName): void {
  if (warmedUp.has(name)) return;
  warmedUp.add(name);
  const address = `${functionAddress(env, functionsRegion, name)}?${warmUpQuery}`;
  fetch(address, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
}
