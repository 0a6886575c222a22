/** Matches at a position and goes on with the rest of the pattern from where it ends. */
type Matcher = (at: number, goOn: (at: number) => boolean) => boolean;
/** Forward, or backward as within a lookbehind. */
type Direction = 1 | -1;

/** The number of steps from which a search counts as endless. */
export const endless = 20_000_000;

// Tests replace RegExp.prototype.exec to count.
const { exec } = RegExp.prototype;
const endlessSearch = new Error('This search does not end.');
const compiled = new Map<string, Search>();

type Search = (text: string, from: number) => { steps: number; index: number };

/**
 * Searches a text from the expression's `lastIndex` as a backtracking engine does, and counts the steps: how often it
 * compares a character, and where it tries. JavaScript's own engine does not tell.
 *
 * @returns also where it found a match; -1 if it did not
 */
export function countSteps(expression: RegExp, text: string): { steps: number; index: number } {
  const { source, flags, global, sticky, lastIndex } = expression;
  const key = `${flags}/${source}`;
  const count = compiled.get(key) ?? compile(source, flags);
  compiled.set(key, count);
  return count(text, global || sticky ? lastIndex : 0);
}

function compile(source: string, flags: string): Search {
  let text = '';
  let steps = 0;
  const groups: (string | undefined)[] = [];
  const names: string[] = [];
  let openGroups = 0;
  let position = 0;

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = exec.call(new RegExp(pattern.source, 'sy'), source.slice(position));
    position += found?.[0].length ?? 0;
    return found ?? undefined;
  };

  function step(): void {
    steps += 1;
    if (steps > endless) throw endlessSearch;
  }

  function readAlternatives(direction: Direction): Matcher {
    const alternatives = [readSequence(direction)];
    while (take(/\|/)) alternatives.push(readSequence(direction));
    if (alternatives.length === 1 && alternatives[0]) return alternatives[0];
    return (at, goOn) => alternatives.some((matches) => matches(at, goOn));
  }

  function readSequence(direction: Direction): Matcher {
    const terms: Matcher[] = [];
    while (position < source.length && !'|)'.includes(source[position] ?? '')) {
      terms.push(readTerm(direction));
    }
    if (direction < 0) terms.reverse();
    return terms.reduceRight<Matcher>(
      (rest, term) => (at, goOn) => term(at, (next) => rest(next, goOn)),
      (at, goOn) => goOn(at),
    );
  }

  function readTerm(direction: Direction): Matcher {
    if (take(/\^/)) return asserts((at) => at === 0 || (flags.includes('m') && isBreak(at - 1)));
    if (take(/\$/)) {
      return asserts((at) => at === text.length || (flags.includes('m') && isBreak(at)));
    }
    const boundary = take(/\\([bB])/)?.[1];
    if (boundary) {
      return asserts((at) => (isWord(at - 1) !== isWord(at)) === (boundary === 'b'));
    }
    const look = take(/\(\?(<?)([=!])/);
    if (look) {
      const inner = readAlternatives(look[1] ? -1 : 1);
      take(/\)/);
      return asserts((at) => inner(at, () => true) === (look[2] === '='));
    }
    const group = take(/\((?:\?:|\?<(\w+)>)?/);
    if (group) {
      const isCapturing = group[0] !== '(?:';
      if (isCapturing) openGroups += 1;
      const number = isCapturing ? openGroups : undefined;
      if (number && group[1]) names[number] = group[1];
      const inner = readAlternatives(direction);
      take(/\)/);
      return repeated((at, goOn) =>
        inner(at, (end) => {
          if (number) groups[number] = text.slice(Math.min(at, end), Math.max(at, end));
          return goOn(end);
        }),
      );
    }
    const back = take(/\\(?:([1-9])|k<(\w+)>)/);
    if (back) {
      const number = Number(back[1] ?? names.indexOf(back[2] ?? ''));
      return repeated((at, goOn) => {
        const { length } = groups[number] ?? '';
        const [start, end] = direction > 0 ? [at, at + length] : [at - length, at];
        const same = text.slice(start, end).toLowerCase() === groups[number]?.toLowerCase();
        steps += length;
        return (same || length === 0) && goOn(at + direction * length);
      });
    }
    return repeatedCharacter(readCharacter(direction), direction);
  }

  /** Returns the function that tells how far the next character reaches if it matches; 0 if it does not. */
  function readCharacter(direction: Direction): (at: number) => number {
    const atom = take(
      /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c.|\\.|./u,
    )?.[0];
    const one = new RegExp(
      `^(?:${atom})$`,
      [...'imsu'].filter((flag) => flags.includes(flag)).join(''),
    );
    const known = new Map<string, boolean>();
    return (at) => {
      step();
      const character = characterAt(at, direction);
      if (character === '') return 0;
      const isMatch = known.get(character) ?? exec.call(one, character) !== null;
      known.set(character, isMatch);
      return isMatch ? character.length : 0;
    };
  }

  function characterAt(at: number, direction: Direction): string {
    if (!flags.includes('u')) return text.charAt(direction > 0 ? at : at - 1);
    if (direction > 0)
      return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
    const pair = text.slice(Math.max(0, at - 2), at);
    return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.charAt(at - 1);
  }

  function readQuantifier() {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/);
    if (!found) return undefined;
    const [, sign, least = '', comma, most, lazy] = found;
    const isLazy = lazy === '?';
    if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity, isLazy };
    return { least: Number(least), most: comma ? Number(most || Infinity) : Number(least), isLazy };
  }

  /** Repeats without recursion, as long texts need. */
  function repeatedCharacter(reach: (at: number) => number, direction: Direction): Matcher {
    const { least, most, isLazy } = readQuantifier() ?? { least: 1, most: 1, isLazy: false };
    return (at, goOn) => {
      const ends = [at];
      const advance = () => {
        const end = ends.at(-1) ?? at;
        const length = ends.length <= most ? reach(end) : 0;
        if (length > 0) ends.push(end + direction * length);
        return length > 0;
      };
      while (ends.length <= least) if (!advance()) return false;
      if (isLazy) {
        do if (goOn(ends.at(-1) ?? at)) return true;
        while (advance());
        return false;
      }
      while (advance());
      for (; ends.length > least; ends.pop()) if (goOn(ends.at(-1) ?? at)) return true;
      return false;
    };
  }

  function repeated(once: Matcher): Matcher {
    const quantifier = readQuantifier();
    if (!quantifier) return once;
    const { least, most, isLazy } = quantifier;
    const repeat =
      (count: number): Matcher =>
      (at, goOn) => {
        step();
        const again = () =>
          count < most &&
          once(at, (end) => (end !== at || count < least) && repeat(count + 1)(end, goOn));
        if (count < least) return again();
        return isLazy ? goOn(at) || again() : again() || goOn(at);
      };
    return repeat(0);
  }

  function asserts(isTrue: (at: number) => boolean): Matcher {
    return (at, goOn) => {
      step();
      return isTrue(at) && goOn(at);
    };
  }

  function isBreak(at: number): boolean {
    return '\n\r\u2028\u2029'.includes(text.charAt(at) || 'no break');
  }

  function isWord(at: number): boolean {
    return exec.call(/^\w$/, text.charAt(at)) !== null;
  }

  const whole = readAlternatives(1);
  return (searched, from) => {
    text = searched;
    steps = 0;
    groups.length = 0;
    const lastStart = flags.includes('y') ? from : text.length;
    try {
      for (let at = from; at <= lastStart; at += characterAt(at, 1).length || 1) {
        if (whole(at, () => true)) return { steps, index: at };
      }
    } catch (error) {
      if (error !== endlessSearch) throw error;
    }
    return { steps, index: -1 };
  };
}
