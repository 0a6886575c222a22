// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { endedFacts, type Fact, factsPath, readFacts, sourceLinks } from '../facts/facts-table.ts';
import { posts } from './index.ts';
import { cutSources, extractText, listSources } from './post-text.ts';
import { factsDay } from './sources.ts';

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
function figuresIn(text: string): string[] {
  const found = text.replaceAll(/\s+/g, ' ').match(figure) ?? [];
  return [...new Set(found.map(inLowerCase))];
}

/** Lowercases a figure from the beginning of a sentence; months keep their capital. */
function inLowerCase(found: string): string {
  return new RegExp(`^${month} \\d`).test(found) ? found : found.toLowerCase();
}

const facts = readFacts();
const figures = new Map(
  posts.map((post) => {
    const texts = [post.title, post.description, extractText(cutSources(post))];
    return [post.slug, figuresIn(texts.join('\n'))];
  }),
);
const findLines = (slug: string) => facts.filter((fact) => fact.posts.includes(slug));

it('has a line for each figure of each post', () => {
  const faults = posts.flatMap(({ slug }) => {
    const known = findLines(slug).flatMap((fact) => fact.figures);
    const missing = figures.get(slug)?.filter((figure) => !known.includes(figure)) ?? [];
    return missing.map((figure) => `${slug}.html has ${figure}, and ${factsPath} has no line`);
  });
  expect(faults).toEqual([]);
});

it('has no figure that is gone from a post', () => {
  const faults = facts.flatMap((fact) =>
    fact.posts.flatMap((slug) => {
      const gone = fact.figures.filter((figure) => !figures.get(slug)?.includes(figure));
      return gone.map((figure) => `${factsPath} has ${figure}, and ${slug}.html does not`);
    }),
  );
  expect(faults).toEqual([]);
});

it.each(posts.map((post) => [post.slug, post] as const))(
  '%s links to the sources of its figures, with what each gave, and to no others',
  (slug, post) => {
    const given = extractText(post.content.slice(cutSources(post).length)).replaceAll('’', "'");
    for (const { figures, says, source } of findLines(slug))
      if (source.includes(']('))
        expect(given).toContain(`${figures.at(-1)}: ${says.charAt(0).toLowerCase()}`);
    const links = new Set(findLines(slug).flatMap(sourceLinks));
    expect(listSources(post).sort()).toEqual([...links].sort());
  },
);

it('has a source for each figure, or says why it needs none', () => {
  const faultless = (fact: Fact) => {
    const links = sourceLinks(fact).map((link) => new URL(link));
    if (links.length === 0) return /^(Example|Advice|Usage)$/.test(fact.source) && fact.how === '–';
    const [, year] = /^(?:page(?: of (20\d\d))?|reports)$/.exec(fact.how) ?? ['', '9999'];
    const isOlder = Number(year ?? 0) < Number(fact.checked.slice(0, 'yyyy'.length));
    return isOlder && links.every((link) => link.protocol === 'https:' && link.pathname !== '/');
  };
  expect(linesExcept(faultless)).toEqual([]);
});

it('has the day of each check, and an end', () => {
  const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && /^\d{4}-\d\d-\d\d$/.test(day);
  expect(linesExcept(({ checked }) => isDay(checked) && checked <= factsDay)).toEqual([]);
  expect(linesExcept(({ ends }) => ['open', 'event'].includes(ends) || isDay(ends))).toEqual([]);
});

it('ends a figure with its year, unless it has happened', () => {
  const faultless = (fact: Fact) => {
    const years = fact.figures.flatMap((figure) => (figure.match(/\b20\d\d$/) ?? []).map(Number));
    if (years.length === 0 || fact.ends === 'event') return true;
    return Number(fact.ends.slice(0, 'yyyy'.length)) <= Math.max(...years);
  };
  expect(linesExcept(faultless)).toEqual([]);
});

it('mentions no year whose facts had ended on the day of the last check', () => {
  expect(endedFacts(facts, factsDay)).toEqual([]);
});

it('is as of the newest check', () => {
  const days = facts.map(({ checked }) => checked).sort();
  expect(days.at(-1)).toBe(factsDay);
});

/** Returns the posts and the words of each line that a check finds at fault. */
function linesExcept(faultless: (fact: Fact) => boolean): string[] {
  const faulty = facts.filter((fact) => !faultless(fact));
  return faulty.map((fact) => `${fact.posts.join(', ')}: ${fact.says} (${factsPath})`);
}

it.each([
  ['amounts', 'From $2,400, or $1,944.35; $310, too.', ['$2,400', '$1,944.35', '$310']],
  ['percentages', '0.5% or 2 to 5% of it.', ['0.5%', '2 to 5%']],
  ['points', '1.5 points, 2 percentage points', ['1.5 points', '2 percentage points']],
  ['dates', 'On July 1, 2026, in May 2025, in 2024.', ['July 1, 2026', 'May 2025', '2024']],
  ['counts in digits', '36 months, 14 to 45 days', ['36 months', '14 to 45 days']],
  [
    'counts in words',
    'Three business days; two or three months',
    ['three business days', 'two or three months'],
  ],
  ['terms', 'After 9 years 5 months of 30 years', ['9 years 5 months', '30 years']],
  ['a day by its place', 'Through the third business day.', ['third business day']],
  ['scores, once', '580, 620 and 580', ['580', '620']],
])('finds %s', (_, text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each(['Form 1120-S', 'DD214', 'a 15-year loan', 'a W-2', 'page 1', 'a 5/1 ARM', 'one thing'])(
  'skips a name: %s',
  (text) => {
    expect(figuresIn(text)).toEqual([]);
  },
);
