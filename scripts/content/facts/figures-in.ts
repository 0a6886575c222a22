const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const ones = '(?:one|two|three|four|five|six|seven|eight|nine)';
const word = `(?:${tens}(?:-${ones})?|${ones}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)`;
const count = `(?:\\d+|${word})`;

/** Patterns of figures, the longest first, so that a date is not split into a day and a year. */
const kinds = [
  `${month} \\d{1,2}(?:, \\d{4})?`,
  `${month} \\d{4}`,
  '\\$\\d+(?:,\\d{3})*(?:\\.\\d+)?',
  '\\d+(?:\\.\\d+)?(?: to \\d+(?:\\.\\d+)?)?%',
  '\\d+(?:\\.\\d+)? (?:percentage )?points?',
  `(?:${count}(?:, ${count})* (?:to|or) )?${count} (?:business |calendar )?(?:days?|weeks?|months?)`,
  '\\d+ years?(?: \\d+ months?)?',
  '(?:first|second|third|fourth|fifth|tenth) business day',
  // Years, scores, counts of payments, but not parts of names such as 1120-S.
  '\\d{3,}(?:\\.\\d+)?(?!-?[A-Za-z])',
];
const figure = new RegExp(`(?<![\\w$.,-])(?:${kinds.join('|')})(?![\\w%])`, 'gi');

/**
 * Returns the figures of a text, each once: amounts, percentages, points, dates and years, counts of
 * days, weeks and months in digits or words, and numbers of three digits or more.
 *
 * @example figuresIn('Within 36 months, or three business days, for $2,400 at 0.5%.')
 *   // ['36 months', 'three business days', '$2,400', '0.5%']
 */
export function figuresIn(text: string): string[] {
  const found = text.replaceAll(/\s+/g, ' ').match(figure) ?? [];
  return [...new Set(found.map(inLowerCase))];
}

/** Lowercases a figure from the beginning of a sentence; months keep their capital. */
function inLowerCase(found: string): string {
  return new RegExp(`^${month} \\d`).test(found) ? found : found.toLowerCase();
}
