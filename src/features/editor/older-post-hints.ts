import type { StoredFields } from './post-fields.ts';
import { statesOf, toPostInput } from './to-post-input.ts';

/** Returns a hint about an older post's states, because saving sets exactly one; '' for one state. */
export function stateHint(stored: StoredFields): string {
  const states = statesOf(stored);
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
