import { consentRecord, mayBeABot } from '#src/domain/leads/lead-documents.ts';
import { isSiteTimeKnown, siteTime, synchronizeClock } from '#src/lib/site-clock.ts';
import { receiptIdOf, receiptLifetimeMs, rewriteWindowMs } from './bot-check.contract.ts';
import { executeBotCheck } from './execute-bot-check.service.ts';
import { faultExplanations } from './fault-explanations.ts';
import { ageOf, clearPending, keepPending, pendingAttempt } from './pending-attempt.ts';
import { announceLead, verifyToken, writeAttempt } from './submission.service.ts';
import { type Attempt, type LeadKind, SubmissionError } from './submission.types.ts';

// Exported here so that they are in this lazy chunk and not in that of every form.
export { clearPending, faultExplanations, synchronizeClock };

/**
 * The latest submission of each kind. In the meantime its form may have been left, reopened and
 * submitted again with the same answers.
 */
const latest = new Map<LeadKind<never>['collection'], Promise<string>>();

/** The rules deny the mail about a lead once its receipt has expired. The margin allows for clock skew. */
const announcementWindowMs = receiptLifetimeMs - 60_000;

/**
 * How long after the verdict a denial tells that the lead is not stored: until then, the rules would let
 * it arrive again. The margin allows for clock skew.
 */
const tellingDenialMs = rewriteWindowMs - 5 * 60_000;

/**
 * Stores the answers exactly once. The attempt stays pending until `clearPending`, which the caller
 * calls once the success is shown.
 *
 * A submission that is under way is awaited. An earlier attempt whose success nobody saw is settled
 * first, by sending it again unchanged. If it is stored and has the same content as `answers`, that is
 * the success. If it is certain that it is not stored, or if the answers were edited since, a new attempt
 * with a new token follows.
 *
 * @param path of the page on which the visitor pressed Submit
 * @returns the id of the stored lead
 * @throws SubmissionError with the fault to show to the visitor
 */
export function submitLead<Answers>(
  kind: LeadKind<Answers>,
  answers: Answers,
  path: string,
): Promise<string> {
  void synchronizeClock();
  const earlier = latest.get(kind.collection) ?? Promise.resolve();
  const submission = earlier.catch(() => undefined).then(() => settleAndStore(kind, answers, path));
  latest.set(kind.collection, submission);
  return submission;
}

async function settleAndStore<Answers>(
  kind: LeadKind<Answers>,
  answers: Answers,
  path: string,
): Promise<string> {
  async function write(attempt: Attempt) {
    const outcome = await writeAttempt(kind as LeadKind<never>, attempt);
    if (outcome === 'stored') announce(kind.collection, attempt);
    return outcome;
  }

  const earlier = pendingAttempt(kind.collection);
  if (earlier) {
    const outcome = await write(earlier);
    if (outcome === 'stored' && hasSameContent(kind, earlier, answers)) return earlier.id;
    clearPending(kind.collection);
    if (outcome !== 'stored' && mayBeStored(earlier, true)) {
      throw new SubmissionError('perhaps-stored');
    }
  }

  const token = await tokenFor(kind);
  const reply = await verifyToken(kind.verifier, token, kind.action);
  if (!reply.success || reply.score === undefined || reply.score < (kind.minimumScore ?? 0)) {
    throw new SubmissionError('verification-failed');
  }

  const verdict = { score: reply.score, verifiedAt: siteTime().toISOString() };
  const since = Date.now();
  const onSiteTime = isSiteTimeKnown();
  const attempt: Attempt = {
    id: await receiptIdOf(token),
    verdict,
    content: kind.toContent(answers, verdict),
    ...(kind.consent && { consent: await consentRecord(kind.collection, kind.consent, path) }),
    since,
    onSiteTime,
  };
  keepPending(kind.collection, attempt);
  const outcome = await write(attempt);
  if (outcome === 'stored') return attempt.id;
  clearPending(kind.collection);
  throw new SubmissionError(
    mayBeStored(attempt, outcome === 'denied-at-last') ? 'perhaps-stored' : 'submission-failed',
  );
}

/**
 * Whether a denied attempt may be stored all the same: too long ago for the rules to let it arrive again,
 * by its age or, if its times come from a device's clock, by how far that may be off.
 *
 * @param sentBefore whether an earlier try got no answer
 */
function mayBeStored(attempt: Attempt, sentBefore: boolean): boolean {
  return ageOf(attempt) >= tellingDenialMs || (sentBefore && !attempt.onSiteTime);
}

/**
 * Notifies the owner of a stored lead that a person probably sent, once and without waiting: the rules
 * deny other mails and a second one, and browsers log denied requests. The pending attempt records that it
 * was tried, because the form may be left and the same attempt settled again.
 */
function announce(collection: LeadKind<never>['collection'], attempt: Attempt): void {
  const ageMs = siteTime().getTime() - Date.parse(attempt.verdict.verifiedAt);
  const isWorthAMail = !mayBeABot(attempt.verdict.score) && ageMs <= announcementWindowMs;
  if (attempt.announced || !isWorthAMail) return;
  keepPending(collection, { ...attempt, announced: true });
  void announceLead(collection, attempt.id);
}

function hasSameContent<Answers>(kind: LeadKind<Answers>, attempt: Attempt, answers: Answers) {
  const content = kind.toContent(answers, attempt.verdict);
  return JSON.stringify(content) === JSON.stringify(attempt.content);
}

async function tokenFor({ action }: { action: LeadKind<never>['action'] }): Promise<string> {
  try {
    return await executeBotCheck(action);
  } catch (cause) {
    throw new SubmissionError('token-missing', { cause });
  }
}
