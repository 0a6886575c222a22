import { receiptIdOf, receiptLifetimeMs } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { executeBotCheck } from '#src/domain/leads/bot-check/execute-bot-check.service.ts';
import { consentRecord } from '#src/domain/leads/consent/consent-record.ts';
import { faultExplanations } from './fault-explanations.ts';
import { clearPending, keepPending, pendingAttempt } from './pending-attempt.ts';
import { announceLead, verifyToken, writeAttempt } from './submission.service.ts';
import { type Attempt, type LeadKind, SubmissionError } from './submission.types.ts';

// From here, so that they come with this late part and not with every form.
export { clearPending, faultExplanations };

/**
 * The last submission of each kind. Its form may have been left and opened again meanwhile, and the
 * same answers sent from there.
 */
const latest = new Map<LeadKind<never>['collection'], Promise<string>>();

/** Once its receipt has expired, the rules deny the mail about a lead; clocks differ a little. */
const announcedWithinMs = receiptLifetimeMs - 60_000;

/**
 * Brings answers into the database exactly once. The attempt stays pending until `clearPending`,
 * which is for whoever has shown the success.
 *
 * What is under way is waited for. An earlier attempt whose success nobody has seen is settled
 * first, by sending it again unchanged. If it stands then and says the same as `answers`, that is
 * the success. If it was denied, or the answers have been edited since, a new attempt with a fresh
 * token follows.
 *
 * @param path of the page on which the visitor pressed Submit
 * @returns the id of the stored lead
 * @throws SubmissionError with the fault that the visitor is told of
 */
export function submitLead<Answers>(
  kind: LeadKind<Answers>,
  answers: Answers,
  path: string,
): Promise<string> {
  const earlier = latest.get(kind.collection) ?? Promise.resolve();
  const submission = earlier.catch(() => undefined).then(() => bringIn(kind, answers, path));
  latest.set(kind.collection, submission);
  return submission;
}

async function bringIn<Answers>(
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
    if (outcome === 'stored' && saysTheSame(kind, earlier, answers)) return earlier.id;
    clearPending(kind.collection);
  }

  const token = await tokenFor(kind);
  const reply = await verifyToken(kind.verifier, token, kind.action);
  if (!reply.success || reply.score === undefined || reply.score < (kind.minimumScore ?? 0)) {
    throw new SubmissionError('verification-failed');
  }

  const verdict = { score: reply.score, verifiedAt: new Date().toISOString() };
  const attempt: Attempt = {
    id: await receiptIdOf(token),
    verdict,
    content: kind.toContent(answers, verdict),
    ...(kind.consent && { consent: await consentRecord(kind.collection, kind.consent, path) }),
  };
  keepPending(kind.collection, attempt);
  if ((await write(attempt)) === 'denied') {
    clearPending(kind.collection);
    throw new SubmissionError('submission-failed');
  }
  return attempt.id;
}

/**
 * Has the owner told of a stored lead. Nobody waits for it, and it is tried once: the rules deny a
 * second mail, and browsers log what is denied. The pending attempt keeps that it was tried, because
 * its form may be left and the same attempt settled again.
 */
function announce(collection: LeadKind<never>['collection'], attempt: Attempt): void {
  const ageMs = Date.now() - Date.parse(attempt.verdict.verifiedAt);
  if (attempt.announced || ageMs > announcedWithinMs) return;
  keepPending(collection, { ...attempt, announced: true });
  void announceLead(collection, attempt.id);
}

function saysTheSame<Answers>(kind: LeadKind<Answers>, attempt: Attempt, answers: Answers) {
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
