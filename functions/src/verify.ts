import { setTimeout as wait } from 'node:timers/promises';
import {
  receiptIdOf,
  receiptLifetimeMs,
  type VerifyReply,
  type VerifyRequest,
} from '../../src/domain/leads/bot-check/bot-check.contract.ts';
import type { Caller } from './caller.ts';
import type { Provider } from './provider.ts';
import type { Receipt, Receipts } from './receipts.ts';

/** Between looks at the receipt of a verification that is under way elsewhere; three seconds. */
const twinWaitsMs = [50, 150, 300, 500, 800, 1200];

export interface Verification {
  provider: Provider;
  receipts: Receipts;
  allowedHostnames: readonly string[];
  /** Told why a token was refused, never which. */
  onRefusal?: (reason: string) => void;
}

/**
 * One token in, one verdict out, and no success without a stored receipt. A token can be assessed
 * once, so its first verdict stands: asked again, the receipt answers.
 *
 * @throws AssessmentFailed or Firestore's error when there is no verdict
 */
export async function verify(
  request: VerifyRequest,
  caller: Caller,
  { provider, receipts, allowedHostnames, onRefusal }: Verification,
): Promise<VerifyReply> {
  const id = await receiptIdOf(request.token);

  function refuse(reason: string): VerifyReply {
    onRefusal?.(reason);
    return { success: false };
  }

  function verdictOf({ action, score, expiresAt }: Receipt): VerifyReply {
    if (action !== request.action) return refuse('verified before, for another action');
    if (expiresAt.getTime() <= Date.now()) return refuse('verified before, too long ago');
    return { success: true, score, action };
  }

  /** The other of two verifications at once may have the provider's verdict and not yet stored it. */
  async function verdictOfTwin(): Promise<VerifyReply> {
    for (const pause of twinWaitsMs) {
      await wait(pause);
      const stored = await receipts.find(id);
      if (stored) return verdictOf(stored);
    }
    return refuse('assessed before, without a receipt');
  }

  const known = await receipts.find(id);
  if (known) return verdictOf(known);

  const assessment = await provider.assess(request.token, request.action, caller);
  if (!assessment.valid) {
    const { invalidReason } = assessment;
    return invalidReason === 'DUPE' ? await verdictOfTwin() : refuse(invalidReason);
  }
  if (assessment.action !== request.action) return refuse('made for another action');
  if (!allowedHostnames.includes(assessment.hostname.toLowerCase())) {
    return refuse('made on another host');
  }

  const verifiedAt = new Date();
  const receipt: Receipt = {
    action: request.action,
    score: assessment.score,
    verifiedAt,
    expiresAt: new Date(verifiedAt.getTime() + receiptLifetimeMs),
  };
  if (await receipts.create(id, receipt)) return verdictOf(receipt);
  return await verdictOfTwin();
}
