import { calculatorFacts, type FactName } from '../../../src/model/facts/calculator-facts.ts';
import {
  allFactDays,
  type FigureRecord,
  factRecords,
} from '../../../src/model/facts/fact-records.ts';
import { loanFacts, recheckDay } from '../../../src/model/facts/loan-facts.ts';
import { wholeDollars } from '../../../src/model/rates/payment-at.ts';
import { explainFact, type FactState, factState, factStatuses } from './fact-status.ts';
import { type Fact, factsPath, sourceLinks } from './facts-table.ts';
import { duePlatformDates, explainDate, platformDates } from './platform-dates.ts';

/** How the facts stand, for the technician. */
export interface FactsReport {
  /** What ends or is due next, and how many there are; it fits on a screen. */
  summary: string[];
  /** A line for each figure of the site, for each line about posts that has a source, and for each platform date. */
  all: string[];
  /** What is to be done about each that has ended, ends soon or is to be checked; nothing while all is current. */
  due: string[];
  hasEnded: boolean;
}

const platformFile = 'scripts/content/facts/platform-dates.ts';

/** The lines about what comes next. */
const nextCount = 10;

/**
 * Returns how the figures of the site stand, those of the posts that have a source, and the dates of the platform.
 *
 * @param postFacts the table in docs/facts.md
 * @param day ISO date without a time
 */
export function factsReport(postFacts: readonly Fact[], day: string): FactsReport {
  const groups = factStatuses(day);
  const site = groups.flatMap(({ name, topic, file, state }) => [
    `${topic} (${name} in ${file}): ${state}. ${daysText(allFactDays[name])}`,
    ...figureLines(name),
  ]);
  const published = postFacts.filter((fact) => sourceLinks(fact).length > 0);
  const describePost = (fact: Fact) => {
    const { says, figures, how } = fact;
    const read = [figures.join(', '), how, ...sourceLinks(fact)].join('; ');
    return `${says}: ${findState(fact, day)}. ${daysText(fact)} In ${fact.posts.join(', ')}. ${read}`;
  };
  const states = [
    ...groups.map(({ state }) => state),
    ...published.map((fact) => findState(fact, day)),
    ...platformDates.map((date) => factState(date, day)),
  ];
  const figureCount = site.length - groups.length;
  const counts = `${figureCount} figures of the site, ${published.length} ${published.length === 1 ? 'line' : 'lines'} about posts`;
  const next = [
    ...groups.map(({ name, topic, file }) => ({
      ...nextDay(allFactDays[name], day),
      what: `${topic}: ${name} in ${file}`,
    })),
    ...published
      .filter(({ ends }) => ends !== 'event')
      .map((fact) => ({ ...nextDay(fact, day), what: `${shortened(fact.says)}: ${factsPath}` })),
    ...platformDates.map((date) => ({
      ...nextDay(date, day),
      what: `${shortened(date.what)}: ${platformFile}`,
    })),
  ].sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const later = next.length - nextCount;
  return {
    summary: [
      `${counts}: ${countStates(states)}`,
      'docs/technician.md, "When a year ends", says what to do then.',
      ...duePlatformDates(day).map(explainDate),
      '',
      'What ends or is to be checked next:',
      ...next.slice(0, nextCount).map(({ on, does, what }) => `  ${on}  ${does}  ${what}`),
      ...(later > 0 ? [`  and ${later} later`] : []),
    ],
    all: [
      'The site:',
      ...site,
      '',
      `Posts that come with the site (${factsPath}):`,
      ...published.map(describePost),
      '',
      `The platform (${platformFile}):`,
      ...platformDates.map((date) => `${explainDate(date)} ${daysText(date)}`),
    ],
    due: [
      ...groups.filter(({ state }) => state !== 'current').map(explainFact),
      ...published.filter((fact) => /^end/.test(findState(fact, day))).map(describePost),
      ...duePlatformDates(day).map(explainDate),
    ],
    hasEnded: states.includes('ended'),
  };
}

/** Returns the day on which a fact ends or is to be checked again, whichever comes first. */
function nextDay({ checked, ends }: { checked: string; ends: string }, day: string) {
  const recheck = recheckDay(checked);
  if (ends === 'open' || recheck < ends) return { on: recheck, does: 'check' };
  return { on: ends, does: ends < day ? 'ended' : 'ends ' };
}

/** Keeps a line within a screen's width. */
function shortened(says: string): string {
  return says.length > 56 ? `${says.slice(0, 55).trimEnd()}…` : says;
}

function figureLines(name: FactName): string[] {
  const values: Record<string, unknown> = { ...loanFacts, ...calculatorFacts }[name];
  const records: Record<string, FigureRecord> = factRecords[name].figures;
  return Object.entries(records).map(([figure, { says, unit, how, sources }]) => {
    const urls = sources.map(({ url }) => url);
    return `  ${[`${says}: ${shown(values[figure], unit)}`, how, ...urls].join('; ')}`;
  });
}

function shown(value: unknown, unit: FigureRecord['unit']): string {
  if (Array.isArray(value)) return `${value.length} rows`;
  if (unit === 'percent') return `${value}%`;
  if (unit === 'dollars') return wholeDollars(Number(value));
  return unit === 'days' || unit === 'years' ? `${value} ${unit}` : String(value);
}

/** A line about posts stands like a figure of the site; what has happened does not change. */
function findState({ checked, ends }: Fact, day: string): FactState {
  if (ends === 'event') return 'current';
  return factState({ checked, ends }, day);
}

function daysText(fact: { checked: string; ends: string }): string {
  const { checked, ends } = fact;
  if (ends === 'event') return `Checked ${checked}; has happened.`;
  return `Checked ${checked}, check again by ${recheckDay(checked)}, ends ${ends}.`;
}

function countStates(states: readonly FactState[]): string {
  const kinds: FactState[] = ['ended', 'ends soon', 'check overdue', 'check soon'];
  const counts = kinds
    .map((kind) => ({ kind, count: states.filter((state) => state === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  return counts.length === 0 ? 'all current.' : `${counts.join(', ')}.`;
}
