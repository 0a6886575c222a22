import { postCategories } from '#src/domain/posts/post-categories.ts';
import { usStates } from '#src/lib/us-states.ts';
import { keywordsText } from './keywords.ts';
import type { StoredFields } from './post-fields.ts';
import type { PostInput } from './post-input.ts';

/**
 * Returns the form values of a stored post, including older ones: missing values are empty, the
 * first state is selected if it is one of the 50, and an unknown category becomes none.
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

/** Returns the states of a stored post, valid or not. */
export function statesOf(stored: StoredFields): string[] {
  return textsOf(stored.states);
}

/** Returns a stored list, or the single text that an older post has instead, as a list. */
function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
