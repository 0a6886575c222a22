const length = 50_000;

/** Texts of 50,000 UTF-16 units, each slow in its own way: to wrap, to match, to normalize. */
export const longTexts = {
  words: filledWith('What a point costs '),
  word: filledWith('a'),
  digits: filledWith('9'),
  groups: filledWith('1,'),
  spaces: filledWith(' '),
  emoji: filledWith('👩🏽'),
  marks: `a${filledWith('\u0301').slice(1)}`,
  tags: filledWith('<a '),
  entities: filledWith('&#0;'),
  addresses: filledWith('a@b.'),
  hyphens: filledWith('a-'),
} as const;

function filledWith(part: string): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}
