import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';

/** The questions in order, by anchor. */
export const faqQuestions = {
  'what-it-is': `What is ${site.name}?`,
  credit: 'Does getting pre-qualified affect my credit score?',
  'down-payment': 'Which loan types are there, and what down payment does each require?',
  'pre-approval': 'How long does pre-qualification take, and is it a pre-approval?',
  'closing-costs': 'What does the service cost, and what about closing costs?',
} as const;

export type FaqId = keyof typeof faqQuestions;

/** Returns the path that opens a question. */
export const faqItemPath = (id: FaqId) => `${paths.faq}#${id}`;

const previewed: readonly FaqId[] = ['pre-approval', 'down-payment', 'closing-costs'];

/** The questions on the home page, with their paths. */
export const faqPreview = previewed.map((id) => ({
  id,
  question: faqQuestions[id],
  path: faqItemPath(id),
}));
