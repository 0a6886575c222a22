import { postLimits } from '../edited-post.limits.ts';
import { type PostInput, postInputFields } from '../post-input.ts';

/** The maximum lengths of a draft's texts, in code points. `firestore.rules` repeats them. */
export const draftLimits = {
  title: postLimits.title.max,
  slug: postLimits.slug.max,
  description: postLimits.description.max,
  content: postLimits.content.max,
  author: postLimits.author.max,
  image: postLimits.image.max,
  /** As typed, so with room for spaces and for words that are repeated. */
  keywords: 2 * postLimits.keywords.length,
} as const satisfies Partial<Record<keyof PostInput, number>>;

const labels: Readonly<Record<keyof typeof draftLimits, string>> = {
  title: 'title',
  slug: 'slug',
  description: 'description',
  content: 'content',
  author: 'author',
  image: 'image address',
  keywords: 'list of keywords',
};

/** Returns why the server cannot store a draft with these values; undefined if it can. */
export function draftProblem(input: PostInput): string | undefined {
  const tooLong = Object.entries(draftLimits).find(
    ([field, max]) => [...input[field as keyof typeof draftLimits]].length > max,
  );
  if (!tooLong) return undefined;
  const [field, max] = tooLong;
  return `The ${labels[field as keyof typeof draftLimits]} is too long for a draft: at most ${max.toLocaleString('en-US')} characters. This browser keeps what you wrote.`;
}

/** Returns the values as the database can store them, without half characters. */
export function storableInput(input: PostInput): PostInput {
  const texts = postInputFields.map((field) => [field, input[field].toWellFormed()]);
  return Object.fromEntries(texts) as Record<keyof PostInput, string>;
}
