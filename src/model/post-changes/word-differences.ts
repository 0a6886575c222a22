import { diffArrays } from 'diff';

export interface WordDifference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More differences than this are shown as one large change. */
const mostEdits = 400;

/**
 * Compares two texts by their words and the spaces between them. Texts that differ nearly everywhere count
 * as replaced between their common start and end.
 *
 * @returns stretches in order: those that are not added make up `before`, those that are not removed
 *   make up `after`; neighbors differ in kind
 * @example wordDifferences('one two', 'one three') // same 'one ', removed 'two', added 'three'
 */
export function wordDifferences(before: string, after: string): WordDifference[] {
  const [old, now] = [splitIntoWords(before), splitIntoWords(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, nowMiddle] = [
    old.slice(start, -end || undefined),
    now.slice(start, -end || undefined),
  ];
  const changes = diffArrays(oldMiddle, nowMiddle, { maxEditLength: mostEdits }) ?? [
    { value: oldMiddle, removed: true, added: false },
    { value: nowMiddle, removed: false, added: true },
  ];
  const unchanged = (value: string[]) => ({ value, removed: false, added: false });
  return joined([
    unchanged(old.slice(0, start)),
    ...changes,
    unchanged(old.slice(old.length - end)),
  ]);
}

function splitIntoWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** Joins neighbors of one kind; within a change, what was removed comes before what was added. */
function joined(
  changes: readonly { value: string[]; removed: boolean; added: boolean }[],
): WordDifference[] {
  const result: WordDifference[] = [];
  let change = { removed: '', added: '' };
  const endChange = () => {
    if (change.removed) result.push({ kind: 'removed', text: change.removed });
    if (change.added) result.push({ kind: 'added', text: change.added });
    change = { removed: '', added: '' };
  };
  for (const { value, removed, added } of changes) {
    const text = value.join('');
    if (removed) change.removed += text;
    else if (added) change.added += text;
    else if (text !== '') {
      endChange();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind: 'same', text });
    }
  }
  endChange();
  return result;
}

/** The number of unchanged words that stay on each side of a change. */
const wordsAround = 20;

/** Returns differences with long unchanged stretches cut to the words around the changes. */
export function shortenedDifferences(differences: readonly WordDifference[]): WordDifference[] {
  return differences.map((difference, index) => {
    const words = splitIntoWords(difference.text);
    // A word and a space each.
    const kept = wordsAround * 2;
    const isFirst = index === 0;
    const isLast = index === differences.length - 1;
    const most = isFirst || isLast ? kept : kept * 2;
    if (difference.kind !== 'same' || words.length <= most) return difference;
    const start = isFirst ? '' : words.slice(0, kept).join('');
    const end = isLast ? '' : words.slice(-kept).join('');
    return { kind: 'same', text: `${start}… ${end}` };
  });
}
