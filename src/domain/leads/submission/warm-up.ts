import {
  functionsRegion,
  type VerifierName,
  warmUpQuery,
} from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { env } from '#src/lib/env.ts';
import { functionAddress } from '#src/lib/firebase/function-address.ts';

const warmedUp = new Set<VerifierName>();

/**
 * Has a verifier start, once a visit, while the visitor is still typing: on a small site most leads
 * would meet one that has to start first. Says nothing of the visitor. Whether it worked does not
 * matter: a verification that meets a cold start takes longer, and that is all.
 */
export function warmUpVerifier(name: VerifierName): void {
  if (warmedUp.has(name)) return;
  warmedUp.add(name);
  const address = `${functionAddress(env, functionsRegion, name)}?${warmUpQuery}`;
  fetch(address, { mode: 'no-cors', credentials: 'omit' }).catch(() => undefined);
}
