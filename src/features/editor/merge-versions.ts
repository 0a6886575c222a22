import { keywordsOf } from './keywords.ts';
import { type PostFieldName, postFieldNames, type StoredFields } from './post-fields.ts';
import { toPostInput } from './to-post-input.ts';

/** How two versions of a post that started from the same one go together. */
export interface Merge {
  /** The fields that both changed, each in another way. */
  contested: PostFieldName[];
  /** The fields that only the other version changed. */
  theirs: PostFieldName[];
}

/**
 * Compares two versions of a post by field with the one from which both started.
 *
 * @param base undefined if there was none; then every difference is contested
 */
export function mergeOf(
  base: StoredFields | undefined,
  mine: StoredFields,
  saved: StoredFields,
): Merge {
  const differs = (name: PostFieldName, one: StoredFields | undefined, other: StoredFields) =>
    one === undefined || comparable(name, one) !== comparable(name, other);
  const differing = postFieldNames.filter((name) => differs(name, mine, saved));
  return {
    contested: differing.filter((name) => differs(name, base, mine) && differs(name, base, saved)),
    theirs: differing.filter((name) => !differs(name, base, mine)),
  };
}

/** Returns a field as text that is the same for a value as stored and as the form writes it. */
function comparable(name: PostFieldName, fields: StoredFields): string {
  const input = toPostInput(fields);
  if (name === 'states') return input.state;
  if (name === 'keywords') return keywordsOf(input.keywords).join(',');
  return name === 'content' ? input.content : input[name].replace(/\s+/g, ' ').trim();
}
