import { functionAddress } from '#src/data/firebase/function-address.ts';
import {
  type Attempt,
  type LeadConfig,
  SubmissionError,
  type WriteOutcome,
} from '#src/data/leads/attempt.ts';
import type { RunBotCheck } from '#src/data/leads/bot-check.service.ts';
import { announceLead, verifyToken, writeAttempt } from '#src/data/leads/submission.service.ts';
import { isSiteTimeKnown, siteTime, synchronizeClock } from '#src/data/state/site-clock.ts';
import { forget, recall, remember, rememberedMs } from '#src/data/state/unsaved.ts';
import { knownValue, putValue, readOnce, type VisitKey } from '#src/data/state/visit.ts';
import { env } from '#src/lib/addresses/env.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import {
  deriveReceiptId,
  functionsRegion,
  receiptLifetimeMs,
  rewriteWindowMs,
  type VerifierName,
  warmUpQuery,
} from '#src/model/lead-forms/bot-check.contract.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { consentRecord, mayBeABot } from '#src/model/leads/lead-documents.ts';

// Exported here so that they are in this lazy chunk and not in that of every form.
export * from './explanations.ts';

/** A token is valid for one verification within two minutes. */
const tokenTimeoutMs = 20_000;

/** The rules deny the mail about a lead once its receipt has expired. The margin allows for clock skew. */
const announcementWindowMs = receiptLifetimeMs - 60_000;

/**
 * How long after the verdict a denial tells that the lead is not stored: until then, the rules would let
 * it arrive again. The margin allows for clock skew.
 */
const tellingDenialMs = rewriteWindowMs - 5 * 60_000;

interface Submission<Answers> {
  answers: Answers;
  path: string;
  runBotCheck: RunBotCheck;
  /** Whether the form is still there to show a success. */
  isShown: { readonly current: boolean };
}

/**
 * Stores the answers exactly once, after a submission that is under way. An earlier attempt whose success nobody saw
 * is settled first, by sending it again unchanged; unless it is stored with these answers, a new one follows.
 *
 * @returns the id of the stored lead; undefined if the form was left, so that nobody sees the success. The attempt
 *   then stays pending, and the next press finds it stored
 * @throws SubmissionError with the fault to show to the visitor
 */
export function submitLead<Answers>(
  config: LeadConfig<Answers>,
  submission: Submission<Answers>,
): Promise<string | undefined> {
  void synchronizeClock();
  const submit = async () => {
    const stored =
      (await findStored(config, submission.answers)) ??
      (await storeAttempt(config, await fixAttempt(config, submission)));
    if (!submission.isShown.current) return undefined;
    clearPending(config.collection);
    return stored.id;
  };
  // Its form may have been left meanwhile, and the same answers submitted again.
  const latest: VisitKey<Promise<unknown>> = { key: `submission/${config.collection}` };
  const submitting = (knownValue(latest) ?? Promise.resolve()).then(submit, submit);
  putValue(latest, submitting);
  return submitting;
}

async function findStored<Answers>(config: LeadConfig<Answers>, answers: Answers) {
  const earlier = pendingAttempt(config.collection);
  if (!earlier) return undefined;
  const outcome = await write(config, earlier);
  const content = config.toContent(answers, earlier.verdict);
  const isSame = JSON.stringify(content) === JSON.stringify(earlier.content);
  if (outcome === 'stored' && isSame) return earlier;
  clearPending(config.collection);
  if (outcome === 'stored' || !mayBeStored(earlier, true)) return undefined;
  throw new SubmissionError('perhaps-stored');
}

async function fixAttempt<Answers>(
  config: LeadConfig<Answers>,
  { answers, path, runBotCheck }: Submission<Answers>,
): Promise<Attempt> {
  const token = await withTimeout(runBotCheck(config.action), tokenTimeoutMs).catch(() => '');
  if (!token) throw new SubmissionError('token-missing');
  const reply = await verifyToken(config.verifier, token, config.action);
  if (!reply.success || reply.score === undefined || reply.score < (config.minimumScore ?? 0)) {
    throw new SubmissionError('verification-failed');
  }
  const verdict = { score: reply.score, verifiedAt: siteTime().toISOString() };
  return {
    // Before what is awaited, as the verdict's time.
    since: Date.now(),
    onSiteTime: isSiteTimeKnown(),
    id: await deriveReceiptId(token),
    verdict,
    content: config.toContent(answers, verdict),
    ...(config.consent && {
      consent: await consentRecord(config.collection, config.consent, path, siteTime()),
    }),
  };
}

/** Writes a new attempt, which is pending from now on; returns it once it is stored. */
async function storeAttempt(config: LeadConfig<never>, attempt: Attempt) {
  keepPending(config.collection, attempt);
  const outcome = await write(config, attempt);
  if (outcome === 'stored') return attempt;
  clearPending(config.collection);
  const isUnsure = mayBeStored(attempt, outcome === 'denied-at-last');
  throw new SubmissionError(isUnsure ? 'perhaps-stored' : 'denied');
}

/**
 * Writes an attempt, and notifies the owner of a stored lead that a person probably sent, without waiting. The pending
 * attempt records it, because the same attempt may be settled again, and the rules deny a second mail.
 */
async function write(config: LeadConfig<never>, attempt: Attempt): Promise<WriteOutcome> {
  const outcome = await writeAttempt(config, attempt);
  const { id, verdict, announced } = attempt;
  const ageMs = siteTime().getTime() - Date.parse(verdict.verifiedAt);
  const isWorthAMail = !mayBeABot(verdict.score) && ageMs <= announcementWindowMs;
  if (outcome === 'stored' && isWorthAMail && !announced) {
    keepPending(config.collection, { ...attempt, announced: true });
    void announceLead(config.collection, id);
  }
  return outcome;
}

/**
 * Whether a denied attempt may be stored all the same: too long ago for the rules to let it arrive again, by its age
 * or, if its times come from a device's clock and an earlier try got no answer, by how far that may be off.
 */
function mayBeStored(attempt: Attempt, sentBefore: boolean): boolean {
  return measureAge(attempt) >= tellingDenialMs || (sentBefore && !attempt.onSiteTime);
}

const nameAttempt = (collection: LeadCollection) => `attempt.${collection}`;

/**
 * Returns the attempt whose success nobody has seen, if its verdict is less than 30 minutes old. It survives a reload
 * of the tab and the unmounting of its form, or pressing Submit again would store a second lead.
 */
export function pendingAttempt(collection: LeadCollection): Attempt | undefined {
  const attempt = (recall(nameAttempt(collection)) ?? undefined) as Attempt | undefined;
  return attempt && measureAge(attempt) < rememberedMs ? attempt : clearPending(collection);
}

/** Returns the time since an attempt's verdict; if the clock was set in the meantime, it counts as old. */
const measureAge = ({ since }: Attempt) => Math.abs(Date.now() - since);

/** Stores an attempt, or a change of it. Neither prolongs its life. */
export function keepPending(collection: LeadCollection, attempt: Attempt): void {
  remember(nameAttempt(collection), attempt);
}

export function clearPending(collection: LeadCollection): undefined {
  forget(nameAttempt(collection));
}

/**
 * Asks for the site's time, and warms up a verifier, once per visit, because on a small site most leads would otherwise
 * hit a cold start.
 */
export function warmUp(name: VerifierName): void {
  void synchronizeClock();
  const address = `${functionAddress(env, functionsRegion, name)}?${warmUpQuery}`;
  const request = { mode: 'no-cors', credentials: 'omit' } as const;
  void readOnce({ key: `warm/${name}` }, () => fetch(address, request).catch(() => undefined));
}
