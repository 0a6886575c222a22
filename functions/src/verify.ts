import { setTimeout as wait } from 'node:timers/promises';
import {
  deriveReceiptId,
  receiptLifetimeMs,
  type VerifyReply,
  type VerifyRequest,
} from '../../src/model/lead-forms/bot-check.contract.ts';
import type { Receipt, Receipts } from './bot-check-receipts.ts';
import type { Caller } from './caller.ts';
import type { Provider } from './provider.ts';

/** Delays between polls for the receipt of a concurrent verification; three seconds in total. */
const pollDelaysMs = [50, 150, 300, 500, 800, 1200];

export interface Verification {
  provider: Provider;
  receipts: Receipts;
  allowedHostnames: readonly string[];
  /** Called with the reason for a refusal, never with the token. */
  onRefusal?: (reason: string) => void;
}

/**
 * Verifies a token. It never returns success without a stored receipt. The provider assesses a token
 * only once, so its first verdict is final: later calls get it from the receipt.
 *
 * @throws AssessmentFailed or Firestore's error if there is no verdict
 */
export async function verify(
  request: VerifyRequest,
  caller: Caller,
  { provider, receipts, allowedHostnames, onRefusal }: Verification,
): Promise<VerifyReply> {
  const id = await deriveReceiptId(request.token);

  function refuse(reason: string): VerifyReply {
    onRefusal?.(reason);
    return { success: false };
  }

  function replyWith({ action, score, expiresAt }: Receipt): VerifyReply {
    if (action !== request.action) return refuse('verified before, for another action');
    if (expiresAt.getTime() <= Date.now()) return refuse('verified before, too long ago');
    return { success: true, score, action };
  }

  /** A concurrent verification may have the provider's verdict but not have stored the receipt yet. */
  async function concurrentVerdict(): Promise<VerifyReply> {
    for (const delay of pollDelaysMs) {
      await wait(delay);
      const stored = await receipts.find(id);
      if (stored) return replyWith(stored);
    }
    return refuse('assessed before, without a receipt');
  }

  const known = await receipts.find(id);
  if (known) return replyWith(known);

  const assessment = await provider.assess(request.token, request.action, caller);
  if (!assessment.valid) {
    const { invalidReason } = assessment;
    return invalidReason === 'DUPE' ? await concurrentVerdict() : refuse(invalidReason);
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
  if (await receipts.create(id, receipt)) return replyWith(receipt);
  return await concurrentVerdict();
}
