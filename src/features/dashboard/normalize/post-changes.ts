import { isAlready, normalizeWords, type WordsProblem } from './normalize-words.ts';

/** The lists of a post that are normalized. */
const wordFields = ['states', 'keywords'] as const;

export type WordField = (typeof wordFields)[number];

/** What normalizing does to a post. */
export type PostChanges =
  | { kind: 'none' }
  /** Only the lists that change, before and after. */
  | { kind: 'changes'; changes: readonly WordChange[] }
  /** A list cannot be made valid, so the database would refuse the post's other list as well. */
  | { kind: 'problem'; field: WordField; problem: WordsProblem };

export interface WordChange {
  field: WordField;
  before: unknown;
  after: string[];
}

/** What would become of a stored post's lists, of those that are present. */
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
