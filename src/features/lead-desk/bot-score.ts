import { minimumScore } from '#src/domain/leads/bot-check/bot-check.contract.ts';

/** A score from which on hardly any program is let through. */
const likelyAPerson = 0.7;

/** What the bot check's score of a lead means; '' for what is none. */
export function meaningOfScore(score: unknown): string {
  if (typeof score !== 'number') return '';
  const figure = `${score} out of 1`;
  if (score >= likelyAPerson) return `${figure}: very likely a person`;
  if (score >= minimumScore) return `${figure}: probably a person`;
  return `${figure}: possibly a bot; check the answers before you call`;
}
