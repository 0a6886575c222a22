import { describe, expect, it } from 'vitest';
import { formatDollars } from '../../../src/lib/format/format.ts';
import { factDays, loanFacts, recheckDay } from '../../../src/model/facts/loan-facts.ts';
import { factsReport } from './facts-report.ts';
import { type Fact, readFacts } from './facts-table.ts';

const { year, baseline } = loanFacts.conformingLimits;
const { checked } = factDays.fha;

const postFact = (fields: Partial<Fact>): Fact => ({
  posts: ['one'],
  figures: ['36 months'],
  says: 'Limit of the rule',
  source: '[law](https://law.test/a)',
  checked: '2026-11-23',
  how: 'page',
  ends: 'open',
  ...fields,
});

const linesOn = (day: string, postFacts: Fact[] = []) => factsReport(postFacts, day).all;

it('a figure of the site is listed with its value, how and where it was read, and its group with its days', () => {
  const lines = linesOn(checked);
  const start = lines.indexOf(
    `FHA loans (fha in src/model/facts/loan-facts.ts): current. Checked ${checked}, check again by ${recheckDay(checked)}, ends open.`,
  );
  expect(start).toBeGreaterThan(-1);
  expect(lines[start + 1]).toMatch(
    /^ {2}Lowest down payment: 3\.5%; page.*; https:\/\/www\.hud\.gov\/.+/,
  );
  expect(
    lines.find((line) =>
      line.startsWith(`  Limit in most areas: ${formatDollars(baseline)}; page; `),
    ),
  ).toMatch(/https:\/\/www\.fhfa\.gov/);
  expect(lines.some((line) => /^ {2}Premium and duration.*: 11 rows; /.test(line))).toBe(true);
});

describe('a figure of the posts', () => {
  it('is listed with its posts, source, days and state', () => {
    expect(linesOn('2026-11-23', [postFact({})])).toContain(
      'Limit of the rule: current. Checked 2026-11-23, check again by 2027-11-23, ends open. In one. 36 months; page; https://law.test/a',
    );
  });

  it('that has happened stays', () => {
    const { all, hasEnded } = factsReport([postFact({ ends: 'event' })], '2026-12-01');
    expect(all).toContain(
      'Limit of the rule: current. Checked 2026-11-23; has happened. In one. 36 months; page; https://law.test/a',
    );
    expect(hasEnded).toBe(false);
  });

  it('that has ended makes the command fail', () => {
    const limit = postFact({ ends: '2026-11-30' });
    expect(factsReport([limit], '2026-11-30').hasEnded).toBe(false);
    expect(factsReport([limit], '2026-12-01').hasEnded).toBe(true);
  });

  it('is left out when it is an example or advice, which no page has', () => {
    const lines = linesOn('2026-11-23', [postFact({ source: 'Example', how: '–' })]);
    expect(lines.join('\n')).not.toContain('Limit of the rule');
  });
});

describe('the summary', () => {
  const summaryOn = (day: string, postFacts: Fact[] = []) => factsReport(postFacts, day).summary;

  it('begins with the counts', () => {
    expect(summaryOn('2026-11-23', [postFact({})])[0]).toMatch(
      /^\d+ figures of the site, 1 line about posts: /,
    );
    expect(summaryOn('2026-12-01', [postFact({ ends: '2026-11-30' })])[0]).toMatch(/: 1 ended, /);
  });

  it('says what ends or is to be checked next, the earliest first', () => {
    const lines = summaryOn('2026-12-01', [
      postFact({ says: 'Ends first', ends: '2026-12-02' }),
      postFact({ says: 'Has ended', ends: '2026-11-30' }),
      postFact({ says: 'Has happened', ends: 'event' }),
      postFact({ says: 'To check', checked: '2025-12-05' }),
    ]);
    const start = lines.indexOf('What ends or is to be checked next:') + 1;

    expect(lines.slice(start, start + 3)).toEqual([
      '  2026-11-30  ended  Has ended: docs/facts.md',
      '  2026-12-02  ends   Ends first: docs/facts.md',
      '  2026-12-05  check  To check: docs/facts.md',
    ]);
    expect(lines).toContain(
      `  ${year}-12-31  ends   Conforming loan limits: conformingLimits in src/model/facts/loan-facts.ts`,
    );
    expect(lines.join('\n')).not.toContain('Has happened');
  });

  it('fits on a screen, and counts what is left out', () => {
    const lines = summaryOn('2026-09-29', readFacts());

    expect(lines.length).toBeLessThanOrEqual(20);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(lines.at(-1)).toMatch(/^ {2}and \d+ later$/);
  });
});

it('what is due says what to do about each group, each line about posts that ends, and the platform', () => {
  const ends = postFact({ ends: '2026-12-31' });
  const posts = [ends, postFact({}), postFact({ says: 'Has happened', ends: 'event' })];
  const dueOn = (day: string) => factsReport(posts, day).due;
  expect(dueOn('2026-09-29')).toEqual([]);

  const [limits, inPosts, ...platform] = dueOn('2026-12-31');
  expect(limits).toMatch(
    /^Conforming loan limits: Ends on December 31, 2026\. FHFA announces .* Compare conformingLimits in src\/model\/facts\/loan-facts\.ts with https:/,
  );
  expect(inPosts).toMatch(/^Limit of the rule: ends soon\. .* In one\. 36 months; page; https:/);
  expect(platform.at(-1)).toMatch(/^Firebase Extensions: ends on March 31, 2027\./);
  const later = dueOn('2027-11-23').join('\n');
  expect(later).toContain('FHA loans: Last checked on November 23, 2026; the next check was due');
});

it('knows the same end for the limits in the posts and on the site', () => {
  const limits = readFacts().filter(({ figures }) => figures.includes(formatDollars(baseline)));
  expect(limits.length).toBeGreaterThan(0);
  for (const { ends } of limits) expect(ends).toBe(factDays.conformingLimits.ends);
});

it('warns three months before something of the platform ends', () => {
  const warning = 'Firebase Extensions: ends on March 31, 2027.';
  expect(factsReport([], '2026-12-30').summary.join('\n')).not.toContain(warning);
  expect(factsReport([], '2026-12-31').summary.join('\n')).toContain(warning);
  expect(linesOn(checked).join('\n')).toContain(warning);
});
