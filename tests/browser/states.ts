import { paths } from '#src/lib/paths.ts';

/** A part of the site with the states that a visitor or the owner can see there. */
export interface PageGroup {
  states: readonly string[];
  /** The states that a full run shows with large texts, if not all: some of one long page are enough. */
  largeTexts?: readonly string[];
  /** The route of a page of text. */
  prose?: string;
}

/** Returns the area of a page of text, which always looks the same. `prose-pages.spec.ts` walks them all. */
const prose = (route: string) => ({ states: ['shown'], prose: route }) as const;

/** Returns the states of each step of a wizard, which have all of its parts. */
const stepsWithErrors = (count: number) =>
  Array.from({ length: count }, (_, index) => `step ${index + 1} with errors`);

/** The outcomes of sending a lead. */
const outcomes = ['not stored', 'sending', 'sent'];

/** Those that last until all sizes of text are shown: sending has a deadline. */
const lastingOutcomes = ['not stored', 'sent'];

/** The states that have every kind of part of every screen. One test per group shows all its states to axe (`showGroup` in `test.ts`). */
export const pageGroups = {
  menu: { states: ['open'] },
  'an error of the program': { states: ['the page could not be shown'] },
  home: { states: ['loading', 'loaded', 'failed'] },
  quote: {
    states: [
      ...stepsWithErrors(7),
      'a phone number that is asked about',
      'review',
      'the validation did not load',
    ],
  },
  'quote, sent': { states: outcomes, largeTexts: lastingOutcomes },
  calculator: {
    largeTexts: ['basic with errors', 'advanced with its charts', 'tools with errors'],
    states: [
      ...['basic', 'basic with errors', 'mortgage insurance', 'the advanced tools did not load'],
      ...['advanced with its charts', 'tools with errors'],
    ],
  },
  faq: { states: ['closed', 'an open item'] },
  rates: { states: ['loading', 'loaded', 'the longest texts', 'failed'] },
  blog: {
    states: ['loading', 'a page of posts', 'nothing found', 'failed'],
  },
  post: { states: ['the post', 'not found', 'loading'] },
  'about the author': prose(paths.aboutAuthor),
  privacy: prose(paths.privacy),
  terms: prose(paths.terms),
  accessibility: prose(paths.accessibility),
  'do not sell': prose(paths.doNotSell),
  'your request': {
    states: ['no lead', 'open', 'read', 'taken', 'no answer'],
  },
  'an unknown address': prose('*'),
  contact: {
    states: ['empty', 'errors with their toast', 'a suggestion and a message that is too long'],
  },
  'contact, sent': { states: outcomes, largeTexts: lastingOutcomes },
  'lead buyer': {
    states: [...stepsWithErrors(3), 'consent', 'consent unticked', 'a failure at the company name'],
  },
  'lead buyer, sent': { states: outcomes, largeTexts: lastingOutcomes },
  login: {
    states: ['empty', 'both fields refused', 'signing in', 'failed'],
  },
  'a new password': {
    states: ['empty', 'refused', 'failed', 'sent'],
  },
  account: { states: ['password refused', 'password changed', 'help'] },
  'signed out': { states: ['for want of use'] },
  'admin area': { states: ['checking', 'could not be checked'] },
  'lead desk': {
    states: [
      'leads, and what waits',
      'what is probably from bots, selected',
      'the weeks',
      'messages',
      'a deletion of what is old that stopped',
      'the password again',
    ],
  },
  'a lead': {
    states: [
      'a quote',
      'refused',
      'passed on',
      'withdrawn, and the buyer was told',
      'its deletion is asked for',
      'before a deletion',
      'before the request about another lead is set aside',
      'the request about another lead is set aside',
      'a message',
    ],
  },
  dashboard: {
    largeTexts: ['posts, and a rate that is too long'],
    states: [
      'no posts',
      'posts, and a rate that is too long',
      'rates that could not be saved, and a search without results',
      'a failed deletion',
    ],
  },
  'an owner’s week, leads': { states: ['whom to call again'] },
  'an owner’s week, posts': {
    states: ['what was published', 'a deleted draft'],
  },
  'site details': {
    states: ['the sample', 'refused', 'a photo to add', 'saved'],
  },
  'the history of a post': {
    states: ['two versions compared', 'a version to restore'],
  },
  drafts: { states: ['the list', 'an opened draft'] },
  unpublishing: { states: ['the question'] },
  'a new post': {
    states: [
      'refused',
      'marked places of pictures, with what is missing and a question',
      'posts to link to',
      'an address in an open panel',
      'Preview',
      'not saved',
    ],
  },
  'a stored post': {
    states: [
      'hints and a warning',
      'what to look at before saving',
      'someone else saved the post',
      'theirs, with mine as an unsaved draft',
    ],
  },
  'several pictures': { states: ['before they are added'] },
  'what only this browser has': { states: ['an unsaved draft'] },
} as const satisfies Record<string, PageGroup>;

export type PageGroupName = keyof typeof pageGroups;

type StateName = {
  [Group in PageGroupName]: `${Group}: ${(typeof pageGroups)[Group]['states'][number]}`;
}[PageGroupName];

/** The states that the everyday run shows with large texts. */
export const everydayLargeTexts: readonly string[] = [
  'home: loaded',
  'calculator: basic',
  'lead desk: leads, and what waits',
] satisfies StateName[];

/** The areas that are pages of text, with the route of each. */
export const prosePages = Object.entries<PageGroup>(pageGroups).flatMap(
  ([name, { prose: route }]) => (route ? [{ group: name as PageGroupName, route }] : []),
);
