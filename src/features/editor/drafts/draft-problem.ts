import { fitsIntoDocument } from '#src/domain/posts/document-size.ts';
import { postLimits } from '../edited-post.limits.ts';
import { postFieldNames, type StoredFields } from '../post-fields.ts';
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

/**
 * Returns why the server cannot store a draft with these values; undefined if it can.
 *
 * @param base the version of the post from which the form started; undefined for a new post
 */
export function draftProblem(input: PostInput, base?: StoredFields): string | undefined {
  const tooLong = Object.entries(draftLimits).find(
    ([field, max]) => [...input[field as keyof typeof draftLimits]].length > max,
  );
  if (!tooLong) return fitsIntoDocument(draftContent(input, base)) ? undefined : tooLarge;
  const [field, max] = tooLong;
  return `The ${labels[field as keyof typeof draftLimits]} is too long for a draft: at most ${max.toLocaleString('en-US')} characters. This browser keeps what you wrote.`;
}

const tooLarge =
  'This draft is too large for the database: with the version of the post that it changes, it has more than 1 MiB. This browser keeps what you wrote.';

/**
 * Returns what a draft holds: the form's values, and the version from which it started, without its
 * content if both do not fit into a document. Then a later conflict asks about the content.
 */
export function draftContent(input: PostInput, base: StoredFields | undefined) {
  if (!base) return { ...input, base: null };
  const entries = postFieldNames.flatMap((name) => (name in base ? [[name, base[name]]] : []));
  const whole: StoredFields = Object.fromEntries(entries);
  const { content: _, ...rest } = whole;
  return { ...input, base: fitsIntoDocument({ ...input, base: whole }) ? whole : rest };
}

/** Returns the values as the database can store them, without half characters. */
export function storableInput(input: PostInput): PostInput {
  const texts = postInputFields.map((field) => [field, input[field].toWellFormed()]);
  return Object.fromEntries(texts) as Record<keyof PostInput, string>;
}
