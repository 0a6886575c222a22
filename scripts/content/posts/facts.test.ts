// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { endedFacts, type Fact, factsPath, readFacts, sourceLinks } from '../facts/facts-table.ts';
import { figuresIn } from '../facts/figures-in.ts';
import { posts } from './index.ts';
import { cutSources, extractText, listSources } from './post-text.ts';
import { factsDay } from './sources.ts';

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
