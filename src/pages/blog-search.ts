/** What only a search of the blog needs, in one chunk. */
export { showSearch } from '#src/features/blog/list/SearchParts.tsx';
export { findQuestions } from '#src/features/faq/find-questions.ts';
