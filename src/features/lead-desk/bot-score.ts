import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';

/** From this score on, hardly any bot gets through. */
const likelyAPerson = 0.7;

/** Returns what the bot check's score of a lead means; '' if it is not a score. */
export function meaningOfScore(score: unknown): string {
  if (typeof score !== 'number') return '';
  const figure = `${score} out of 1`;
  if (score >= likelyAPerson) return `${figure}: very likely a person`;
  if (score >= minimumScore) return `${figure}: probably a person`;
  return `${figure}: possibly a bot; check the answers before you call`;
}
