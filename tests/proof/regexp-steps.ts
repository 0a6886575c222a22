import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';

/** The number of steps from which a search counts as endless. */
export const endless = 20_000_000;

// Tests replace RegExp.prototype.exec to count.
const { exec } = RegExp.prototype;

// V8 does not say how often a search goes back, but has a function that limits it, for tests of its own.
setFlagsFromString('--allow-natives-syntax');
// Each of its two compilers counts in its own way.
setFlagsFromString('--no-regexp-tier-up');
const limitBacktracks: (source: string, flags: string, most: number) => RegExp = runInThisContext(
  '(source, flags, most) => %NewRegExpWithBacktrackLimit(source, flags, most)',
);

const countedSources = new Map<string, string>();
const compiled = new Map<string, RegExp>();

/** A class, an escape or a character, with the beginning of its quantifier. */
const atom = Object.assign(
  /(\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\.|[^()|^$}])([*+?{]?)/gi,
  { exec },
);

/**
 * Counts the steps of a search from the expression's `lastIndex`, about to a sixteenth: how often it goes back, and how far
 * it reads. What a lookaround reads without going back is not counted.
 */
export function countSteps(expression: RegExp, text: string): number {
  const { source, flags, global, sticky, lastIndex } = expression;
  const from = global || sticky ? lastIndex : 0;
  // V8 repeats a single character without counting, unless there is an alternative.
  const counted =
    countedSources.get(source) ??
    source.replace(atom, (whole, one: string, quantifier: string) =>
      quantifier ? `(?:${one}|(?!))${quantifier}` : whole,
    );
  countedSources.set(source, counted);
  // Always matches, at the end of the text at the latest, unless it exceeds its limit.
  const matching = `(?:${counted})|${sticky ? '' : '(?![^])'}`;
  const search = (most: number) => {
    const key = `${most}/${flags}/${matching}`;
    const limited = compiled.get(key) ?? limitBacktracks(matching, flags, most);
    compiled.set(key, limited);
    limited.lastIndex = from;
    return exec.call(limited, text);
  };
  let [low, high] = [0, 16];
  let found = search(high);
  while (!found) {
    if (high > endless) return high;
    [low, high] = [high, 2 * high];
    found = search(high);
  }
  for (let part = low / 2; part > low / 16; part /= 2) if (search(high - part)) high -= part;
  const end = source.startsWith('^') && !found[0] ? from : found.index;
  return high + end + found[0].length - from;
}
