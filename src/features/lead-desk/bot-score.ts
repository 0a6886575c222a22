import { mayBeABot } from '#src/domain/leads/lead-mail.ts';

/** From this score on, hardly any bot gets through. */
const likelyAPerson = 0.7;

/** Returns what the bot check's score of a lead means; '' if it is not a score. */
export function meaningOfScore(score: unknown): string {
  if (typeof score !== 'number') return '';
  const figure = `${score} out of 1`;
  if (mayBeABot(score)) {
    return `${figure}: possibly a bot, so you got no email about it; check the answers before you call`;
  }
  return `${figure}: ${score >= likelyAPerson ? 'very likely' : 'probably'} a person`;
}
