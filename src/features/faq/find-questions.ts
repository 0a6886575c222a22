import { rank } from '#src/lib/search/ranking.ts';
import { searchField } from '#src/lib/search/search-key.ts';
import { toPostQuery } from '#src/model/posts/post-query.ts';
import { type FaqId, faqItemPath, faqQuestions } from './questions.ts';

/** What people search for that an answer tells, beside the words of its question. */
const answered: Record<FaqId, string> = {
  'what-it-is': 'who are you, lender or broker, privacy, sell my data, calls',
  credit: 'hard pull, soft pull, inquiry, hurt, lower, impact',
  'down-payment':
    'minimum credit score, how much down, zero down, FHA, VA, USDA, conventional, jumbo, loan limit, mortgage insurance, PMI',
  'pre-approval': 'preapproval letter, prequalify, documents, how fast',
  'closing-costs': 'free, fees, price, how much cash to close, appraisal, title insurance',
};

const questions = Object.entries(faqQuestions).map(([id, question]) => ({
  question,
  path: faqItemPath(id as FaqId),
  fields: [searchField(question, ...answered[id as FaqId].split(', '))],
}));

/** Returns the questions whose answers have what somebody typed, the best first: two at most. */
export function findQuestions(typed: string): { question: string; path: string }[] {
  const query = toPostQuery(typed);
  // Fewer letters are in nearly every question.
  return query.key.length < 3 ? [] : rank(questions, query).found.slice(0, 2);
}
