// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { endedFacts, type Fact, readFacts, sourceLinks } from '../facts/facts-table.ts';
import { figuresIn } from '../facts/figures-in.ts';
import { posts } from './index.ts';
import { articleOf, sourcesOf, textOf } from './post-text.ts';
import { factsDay } from './sources.ts';

const facts = readFacts();
const lines = facts.map((fact) => [fact.posts.join(', '), fact.says, fact] as const);
const bySlug = posts.map((post) => [post.slug, post] as const);
const figures = new Map(
  posts.map((post) => {
    const texts = [post.title, post.description, textOf(articleOf(post))];
    return [post.slug, figuresIn(texts.join('\n'))];
  }),
);
const linesOf = (slug: string) => facts.filter((fact) => fact.posts.includes(slug));

describe('a post', () => {
  it.each(bySlug)('%s has a line of the table for each of its figures', (slug) => {
    const known = linesOf(slug).flatMap((fact) => fact.figures);
    expect(figures.get(slug)?.filter((figure) => !known.includes(figure))).toEqual([]);
  });

  it.each(bySlug)('%s links to the sources of its figures, and to no others', (slug, post) => {
    const links = new Set(linesOf(slug).flatMap(sourceLinks));
    expect(sourcesOf(post).sort()).toEqual([...links].sort());
  });
});

describe('a line', () => {
  it.each(lines)('of %s has figures of those posts: %s', (_posts, _says, fact) => {
    for (const slug of fact.posts) {
      expect(fact.figures.filter((figure) => !figures.get(slug)?.includes(figure))).toEqual([]);
    }
  });

  it.each(lines)('of %s has a source: %s', (_posts, _says, fact) => {
    const links = sourceLinks(fact).map((link) => new URL(link));
    if (links.length === 0) {
      expect(fact).toMatchObject({ source: expect.stringMatching(/^(Example|Advice|Usage)$/) });
      expect(fact.how).toBe('–');
    } else {
      expect(fact.how).toMatch(/^(page( of 20\d\d)?|reports)$/);
      expect(yearRead(fact)).toBeLessThan(Number(fact.checked.slice(0, 'yyyy'.length)));
    }
    expect(links.filter(({ pathname }) => pathname === '/')).toEqual([]);
    expect(links.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
  });

  it.each(lines)('of %s has the day of its check: %s', (_posts, _says, { checked }) => {
    expect(new Date(`${checked}T00:00:00Z`).toISOString()).toContain(checked);
    expect(checked <= factsDay).toBe(true);
  });

  it.each(lines)('of %s has an end: %s', (_posts, _says, { ends }) => {
    expect(ends).toMatch(/^(open|event|\d{4}-\d\d-\d\d)$/);
  });

  it.each(lines.filter(([, , fact]) => yearsOf(fact).length > 0))(
    'of %s ends with its year or has happened: %s',
    (_posts, _says, fact) => {
      expect(fact.ends).not.toBe('open');
      if (fact.ends === 'event') return;
      const lastYear = Math.max(...yearsOf(fact));
      expect(Number(fact.ends.slice(0, 4))).toBeLessThanOrEqual(lastYear);
    },
  );
});

it('mentions no year whose facts had ended on the day of the last check', () => {
  expect(endedFacts(facts, factsDay)).toEqual([]);
});

it('is as of the newest check', () => {
  const days = facts.map(({ checked }) => checked).sort();
  expect(days.at(-1)).toBe(factsDay);
});

/** Returns the year of the older copy that was read, according to a line; 0 if it names none. */
function yearRead({ how }: Fact): number {
  return Number(how.match(/^page of (\d{4})$/)?.[1] ?? 0);
}

/** Returns the years in a line's figures. */
function yearsOf({ figures }: Fact): number[] {
  return figures.flatMap((figure) => (figure.match(/\b20\d\d$/) ?? []).map(Number));
}
