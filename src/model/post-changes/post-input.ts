import { usStates } from '#src/lib/format/us-states.ts';
import { wellFormed } from '#src/lib/input/text.ts';
import type { StoredFields } from '#src/model/post-changes/post-revision.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import type { StoredHtml } from '#src/model/posts/html-text.ts';
import { wordListLimits } from '#src/model/posts/posts.limits.ts';

export const emptyPost = {
  title: '',
  content: '',
  slug: '',
  /** The name of a US state; '' before one is chosen. */
  state: '',
  /** One of postCategories; '' before one is chosen. */
  category: '',
  description: '',
  author: '',
  image: '',
  /** Comma-separated. */
  keywords: '',
};

export type PostInput = typeof emptyPost;

/** A post as the editor stores it, except for the list of states and the date. */
export type EditedPost = Omit<PostInput, 'content' | 'keywords'> & {
  content: StoredHtml;
  keywords: string[];
};

export type PostInputField = keyof PostInput;

/** The fields, in the order of the form. */
export const postInputFields = Object.keys(emptyPost) as PostInputField[];

/** The limits of a post: lengths in code points, as zod and the security rules count them. */
export const postLimits = {
  title: { min: 1, max: 200 },
  slug: { min: 1, max: 200 },
  description: { min: 1, max: 1_000 },
  content: { min: 1, max: 200_000 },
  author: { min: 0, max: 100 },
  image: { min: 0, max: 2_000 },
  keywords: wordListLimits,
} as const;

/** A slug: words of lowercase letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const proposedSlugMax = 80;

/** Whether two forms have the same values. */
export function isSameInput(one: PostInput, other: PostInput): boolean {
  return postInputFields.every((field) => one[field] === other[field]);
}

/** Returns the form values of a stored post, also of an older one: what the form does not offer is empty. */
export function toPostInput(stored: StoredFields): PostInput {
  const category = readText(stored.category);
  return {
    title: readText(stored.title),
    slug: readText(stored.slug),
    state: usStates.find((state) => state === readTexts(stored.states)[0]?.trim()) ?? '',
    category: postCategories.find((name) => name === category) ?? '',
    description: readText(stored.description),
    content: readText(stored.content),
    author: readText(stored.author),
    image: readText(stored.image),
    keywords: joinKeywords(readTexts(stored.keywords)),
  };
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
  const states = readTexts(stored.states);
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

/** Parses comma-separated keywords: trims each, drops empty ones, and keeps their order. */
export function parseKeywords(text: string): string[] {
  return wellFormed(text)
    .normalize('NFC')
    .split(',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}

/** Returns keywords as text for the form. */
export function joinKeywords(keywords: readonly string[]): string {
  return keywords.join(', ');
}

/**
 * Returns the slug of a title: lowercase letters a to z and digits, hyphens between words, no
 * accents, and at most 80 characters, cut between words if possible. Fractions and other symbols are left out, since
 * their digits would join those before them.
 *
 * @returns '' for a title without such letters or digits
 * @example proposeSlug("Buyer's Guide: FHA & Más") // 'buyers-guide-fha-and-mas'
 */
export function proposeSlug(title: string): string {
  const slug = title
    .replace(/[\p{No}\p{So}]/gu, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]|(?<=l)·(?=l)/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= proposedSlugMax) return slug;
  const wordEnd = slug.lastIndexOf('-', proposedSlugMax);
  return slug.slice(0, wordEnd > 0 ? wordEnd : proposedSlugMax);
}
