import { receiptIdOf } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { executeBotCheck } from '#src/domain/leads/bot-check/bot-check.service.ts';
import { clearPending, keepPending, pendingAttempt } from './pending-attempt.ts';
import { verifyToken, writeAttempt } from './submission.service.ts';
import { type Attempt, type LeadKind, SubmissionError } from './submission.types.ts';

/**
 * The last submission of each kind. Its form may have been left and opened again meanwhile, and the
 * same answers sent from there.
 */
const latest = new Map<LeadKind<never>['collection'], Promise<void>>();

/**
 * Brings answers into the database exactly once. The attempt stays pending until `clearPending`,
 * which is for whoever has shown the success.
 *
 * What is under way is waited for. An earlier attempt whose success nobody has seen is settled
 * first, by sending it again unchanged. If it stands then and says the same as `answers`, that is
 * the success. If it was denied, or the answers have been edited since, a new attempt with a fresh
 * token follows.
 *
 * @throws SubmissionError with the fault that the visitor is told of
 */
export function submitLead<Answers>(kind: LeadKind<Answers>, answers: Answers): Promise<void> {
  const earlier = latest.get(kind.collection) ?? Promise.resolve();
  const submission = earlier.catch(() => undefined).then(() => bringIn(kind, answers));
  latest.set(kind.collection, submission);
  return submission;
}

async function bringIn<Answers>(kind: LeadKind<Answers>, answers: Answers): Promise<void> {
  const write = (attempt: Attempt) => writeAttempt(kind as LeadKind<never>, attempt);

  const earlier = pendingAttempt(kind.collection);
  if (earlier) {
    const outcome = await write(earlier);
    if (outcome === 'stored' && saysTheSame(kind, earlier, answers)) return;
    clearPending(kind.collection);
  }

  const token = await tokenFor(kind);
  const reply = await verifyToken(kind.verifier, token, kind.action);
  if (!reply.success || reply.score === undefined || reply.score < (kind.minimumScore ?? 0)) {
    throw new SubmissionError('verification-failed');
  }

  const verdict = { score: reply.score, verifiedAt: new Date().toISOString() };
  const attempt = {
    id: await receiptIdOf(token),
    verdict,
    content: kind.toContent(answers, verdict),
  };
  keepPending(kind.collection, attempt);
  if ((await write(attempt)) === 'denied') {
    clearPending(kind.collection);
    throw new SubmissionError('submission-failed');
  }
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
