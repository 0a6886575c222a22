import { isAlready, normalizeWords, type WordsProblem } from './normalize-words.ts';

/** The fields that are normalized. */
const wordFields = ['states', 'keywords'] as const;

export type WordField = (typeof wordFields)[number];

/** The effect of normalizing on a post. */
export type PostChanges =
  | { kind: 'none' }
  /** Only the lists that change. */
  | { kind: 'changes'; changes: readonly WordChange[] }
  /** One list cannot be fixed, so the database would not accept a change of the other list either. */
  | { kind: 'problem'; field: WordField; problem: WordsProblem };

export interface WordChange {
  field: WordField;
  before: unknown;
  after: readonly string[];
}

/**
 * Returns the fields to save so that a post's lists are as before a normalization. Lists that already
 * are need no save.
 *
 * @param data the stored post
 * @returns undefined if somebody has changed one of the lists since
 */
export function fieldsToUndo(
  data: Readonly<Record<string, unknown>>,
  changes: readonly WordChange[],
): Record<string, unknown> | undefined {
  const isStill = ({ field, after }: WordChange) => isAlready(after, data[field]);
  // Lists of an import have only texts, numbers and nulls.
  const isBack = ({ field, before }: WordChange) =>
    JSON.stringify(data[field]) === JSON.stringify(before);
  if (!changes.every((change) => isStill(change) || isBack(change))) return undefined;
  const toSave = changes.filter((change) => !isBack(change));
  return Object.fromEntries(toSave.map(({ field, before }) => [field, before]));
}

/** Returns the changes to a stored post's lists. Missing lists do not change. */
export function changesOf(data: Readonly<Record<string, unknown>>): PostChanges {
  const changes: WordChange[] = [];
  for (const field of wordFields) {
    const before = data[field];
    if (before === undefined) continue;
    const result = normalizeWords(before);
    if ('problem' in result) return { kind: 'problem', field, problem: result.problem };
    if (!isAlready(result.words, before)) changes.push({ field, before, after: result.words });
  }
  return changes.length > 0 ? { kind: 'changes', changes } : { kind: 'none' };
}
