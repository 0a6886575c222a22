import { receiptIdOf } from '#src/features/bot-check/bot-check.contract.ts';
import { executeBotCheck } from '#src/features/bot-check/bot-check.service.ts';
import { clearPending, keepPending, pendingAttempt } from './pending-attempt.ts';
import { verifyToken, writeAttempt } from './submission.service.ts';
import { type Attempt, type LeadKind, SubmissionError } from './submission.types.ts';

/**
 * Brings answers into the database exactly once.
 *
 * An earlier attempt whose outcome is unknown is settled first, by sending it again unchanged. If
 * it stands then and says the same as `answers`, that is the success. If it was denied, or the
 * answers have been edited since, a new attempt with a fresh token follows.
 *
 * @throws SubmissionError with the fault that the visitor is told of
 */
export async function submitLead<Answers>(
  kind: LeadKind<Answers>,
  answers: Answers,
): Promise<void> {
  const write = async (attempt: Attempt) => {
    const outcome = await writeAttempt(kind as LeadKind<never>, attempt);
    clearPending(kind.collection);
    return outcome;
  };

  const earlier = pendingAttempt(kind.collection);
  if (earlier && (await write(earlier)) === 'stored' && saysTheSame(kind, earlier, answers)) return;

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
  if ((await write(attempt)) === 'denied') throw new SubmissionError('submission-failed');
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
