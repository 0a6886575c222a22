/** What only a search of the blog needs, in one chunk. */
export { NothingFound, Questions, searchStatus } from '#src/features/blog/list/SearchParts.tsx';
export { findQuestions } from '#src/features/faq/find-questions.ts';
