/** The fullest states of each page: together they have every kind of part. A test that shows one of a page shows all of it (`showGroup` in `test.ts`). */
export const pageGroups = {
  menu: ['open'],
  'an error of the program': ['the page could not be shown'],
  home: ['loaded'],
  quote: ['a step with errors', 'the consent with its error', 'review'],
  'quote, sent': ['not stored', 'sent'],
  calculator: ['basic with errors', 'advanced with all tools'],
  faq: ['an open item'],
  rates: ['the longest texts'],
  blog: ['a page of posts', 'a hit, with answers of the FAQ', 'nothing found'],
  post: ['the post'],
  'a page of text': ['about the author', 'an unknown address'],
  'your request': ['read'],
  contact: ['errors with their toast'],
  'lead buyer': ['a step with errors', 'consent unticked'],
  login: ['both fields refused'],
  'a new password': ['failed'],
  account: ['password changed', 'help'],
  'lead desk': ['leads, and what waits', 'the password again'],
  'a lead': [
    'passed on',
    'its deletion is asked for',
    'before a deletion',
    'before the request about another lead is set aside',
  ],
  dashboard: ['posts, and a rate that is too long', 'a failed deletion'],
  'site details': ['a photo to add'],
  'the history of a post': ['two versions compared'],
  drafts: ['the list'],
  'a new post': [
    'placeholders of pictures, with what is missing and a question',
    'posts to link to',
    'Preview',
  ],
  'a stored post': ['what to look at before saving', 'someone else saved the post'],
  'several pictures': ['before they are added'],
} as const satisfies Record<string, readonly string[]>;

export type PageGroupName = keyof typeof pageGroups;

type StateName = {
  [Group in PageGroupName]: `${Group}: ${(typeof pageGroups)[Group][number]}`;
}[PageGroupName];

/** The states that the everyday run shows with large texts. A full run shows all. */
export const everydayLargeTexts: readonly string[] = [
  'home: loaded',
  'calculator: basic with errors',
  'lead desk: leads, and what waits',
] satisfies StateName[];
