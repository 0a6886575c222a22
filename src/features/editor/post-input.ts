import type { StoredFields } from '#src/domain/posts/changes/post-revision.ts';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { usStates } from '#src/lib/us-states.ts';

/** The values of the editor's fields, as typed. */
export interface PostInput {
  title: string;
  slug: string;
  /** The name of a US state; '' before one is chosen. */
  state: string;
  /** One of postCategories; '' before one is chosen. */
  category: string;
  description: string;
  /** HTML from the content editor. */
  content: string;
  author: string;
  image: string;
  /** Comma-separated. */
  keywords: string;
}

export type PostInputField = keyof PostInput;

export const emptyPost: PostInput = {
  title: '',
  slug: '',
  state: '',
  category: '',
  description: '',
  content: '',
  author: '',
  image: '',
  keywords: '',
};

/** The fields, in the order of the form. */
export const postInputFields = Object.keys(emptyPost) as PostInputField[];

/** Whether two forms have the same values. */
export function isSameInput(one: PostInput, other: PostInput): boolean {
  return postInputFields.every((field) => one[field] === other[field]);
}

/**
 * Returns the form values of a stored post, including older ones: missing values are empty, the
 * first state is selected if it is one of the 50, and an unknown category becomes none.
 */
export function toPostInput(stored: StoredFields): PostInput {
  const category = readText(stored.category);
  return {
    title: readText(stored.title),
    slug: readText(stored.slug),
    state: usStates.find((state) => state === readStates(stored)[0]?.trim()) ?? '',
    category: postCategories.find((name) => name === category) ?? '',
    description: readText(stored.description),
    content: readText(stored.content),
    author: readText(stored.author),
    image: readText(stored.image),
    keywords: joinKeywords(readTexts(stored.keywords)),
  };
}

/** Returns the states of a stored post, valid or not. */
function readStates(stored: StoredFields): string[] {
  return readTexts(stored.states);
}

/** Returns a stored list, or the single text that an older post has instead, as a list. */
function readTexts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(readText).filter((text) => text !== '');
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns a hint about an older post's states, because saving sets exactly one; '' for one state. */
export function stateHint(stored: StoredFields): string {
  const states = readStates(stored);
  const chosen = toPostInput(stored).state;
  if (states.length === 1 && chosen === states[0]?.trim()) return '';
  if (states.length === 0) return 'This post has no state yet. Saving sets the one chosen here.';
  const names = new Intl.ListFormat('en-US').format(states);
  return `This post is listed under ${names}. Saving replaces that with the one state chosen here.`;
}

/** Returns a hint about a category that the form does not offer; '' for one that it does. */
export function categoryHint({ category }: StoredFields): string {
  if (typeof category !== 'string' || category === '' || toPostInput({ category }).category) {
    return '';
  }
  return `This post has the category ${category}, which is no longer available. Choose another one.`;
}

/**
 * Parses comma-separated keywords: trims each, drops empty ones, and keeps their order.
 *
 * @example parseKeywords('fha,  first home,,') // ['fha', 'first home']
 */
export function parseKeywords(text: string): string[] {
  return text
    .toWellFormed()
    .normalize('NFC')
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}

/** Returns keywords as text for the form. */
export function joinKeywords(keywords: readonly string[]): string {
  return keywords.join(', ');
}
