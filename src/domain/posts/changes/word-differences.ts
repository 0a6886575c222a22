/** A stretch of two compared texts. */
export interface WordDifference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** More differences than this are shown as one large change. */
const mostEdits = 400;

/**
 * Compares two texts by their words and the spaces between them, with the algorithm of Myers, which
 * finds a shortest list of changes. Texts that differ nearly everywhere count as replaced between
 * their common start and end.
 *
 * @returns stretches in order: those that are not added make up `before`, those that are not removed
 *   make up `after`; neighbors differ in kind
 * @see Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986
 * @example wordDifferences('one two', 'one three') // same 'one ', removed 'two', added 'three'
 */
export function wordDifferences(before: string, after: string): WordDifference[] {
  const [old, now] = [splitIntoWords(before), splitIntoWords(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const changed = changes(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const stretch = (words: string[]) => ({ kind: 'same' as const, text: words.join('') });
  return joined([stretch(old.slice(0, start)), ...changed, stretch(old.slice(old.length - end))]);
}

function splitIntoWords(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** Returns the changes from one list of words to another, word by word. */
function changes(old: readonly string[], now: readonly string[]): WordDifference[] {
  const trace = furthestPaths(old, now);
  if (!trace) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  }
  const found: WordDifference[] = [];
  let [x, y] = [old.length, now.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reached = (diagonal: number) => trace[edits]?.get(diagonal) ?? -1;
    const diagonal = x - y;
    const isAdded =
      diagonal === -edits || (diagonal !== edits && reached(diagonal - 1) < reached(diagonal + 1));
    const before = isAdded ? diagonal + 1 : diagonal - 1;
    const fromX = edits === 0 ? 0 : reached(before);
    const fromY = edits === 0 ? 0 : fromX - before;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      found.push({ kind: 'same', text: old[x] ?? '' });
    }
    if (edits === 0) break;
    if (isAdded) found.push({ kind: 'added', text: now[fromY] ?? '' });
    else found.push({ kind: 'removed', text: old[fromX] ?? '' });
    [x, y] = [fromX, fromY];
  }
  return found.reverse();
}

/**
 * Returns, for each number of edits, how far each diagonal had been followed before it; undefined if
 * it takes too many.
 */
function furthestPaths(old: readonly string[], now: readonly string[]) {
  const furthest = new Map([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let edits = 0; edits <= Math.min(mostEdits, old.length + now.length); edits += 1) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = furthest.get(diagonal - 1) ?? -1;
      const right = furthest.get(diagonal + 1) ?? -1;
      const isAdded = diagonal === -edits || (diagonal !== edits && left < right);
      let x = isAdded ? right : left + 1;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
      furthest.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return trace;
    }
  }
  return undefined;
}

/** Joins neighbors of one kind; within a change, what was removed comes before what was added. */
function joined(differences: readonly WordDifference[]): WordDifference[] {
  const result: WordDifference[] = [];
  let [removed, added] = ['', ''];
  const endChange = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of differences) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text !== '') {
      const last = removed || added ? undefined : result.at(-1);
      endChange();
      if (last) last.text += text;
      else result.push({ kind, text });
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
