import { postCategories } from '#src/domain/posts/post-categories.ts';
import { usStates } from '#src/lib/us-states.ts';
import { keywordsText } from './keywords.ts';
import type { StoredFields } from './post-fields.ts';
import type { PostInput } from './post-input.ts';

/**
 * The form for a stored post, also for one from before: what is missing is empty, the first state
 * is chosen if it is one of the 50, and a category that there is not any more is none.
 */
export function toPostInput(stored: StoredFields): PostInput {
  const category = textOf(stored.category);
  return {
    title: textOf(stored.title),
    slug: textOf(stored.slug),
    state: usStates.find((state) => state === statesOf(stored)[0]?.trim()) ?? '',
    category: postCategories.find((name) => name === category) ?? '',
    description: textOf(stored.description),
    content: textOf(stored.content),
    author: textOf(stored.author),
    image: textOf(stored.image),
    keywords: keywordsText(textsOf(stored.keywords)),
  };
}

/** The states that a stored post names, whatever they are. */
export function statesOf(stored: StoredFields): string[] {
  return textsOf(stored.states);
}

/** A list as stored, or the one text that an older post has in its place. */
function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
