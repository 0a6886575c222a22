import { wholeDollars } from '../../../src/domain/rates/payment-at.ts';
import { calculatorFacts } from '../../../src/lib/calculator-facts.ts';
import type { FactName } from '../../../src/lib/fact-days.ts';
import { type FigureRecord, factRecords } from '../../../src/lib/fact-records.ts';
import {
  allFactDays,
  type FactState,
  factState,
  factStatuses,
} from '../../../src/lib/fact-status.ts';
import { loanFacts } from '../../../src/lib/loan-facts.ts';
import { recheckDay } from '../../../src/lib/shown-facts.ts';
import { type Fact, factsPath, sourceLinks } from './facts-table.ts';

/** Every fact in lines, and whether one of them has ended. */
export interface FactsReport {
  lines: string[];
  hasEnded: boolean;
}

/**
 * Returns a line for each figure of the site and for each line about posts that has a source.
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
  const posts = published.map((fact) => {
    const { says, figures, how } = fact;
    const read = [figures.join(', '), how, ...sourceLinks(fact)].join('; ');
    return `${says}: ${stateOf(fact, day)}. ${daysText(fact)} In ${fact.posts.join(', ')}. ${read}`;
  });
  const states = [
    ...groups.map(({ state }) => state),
    ...published.map((fact) => stateOf(fact, day)),
  ];
  const figureCount = site.length - groups.length;
  const counts = `${figureCount} figures of the site, ${published.length} ${published.length === 1 ? 'line' : 'lines'} about posts`;
  return {
    lines: [
      'The site:',
      ...site,
      '',
      `Posts that come with the site (${factsPath}):`,
      ...posts,
      '',
      `${counts}: ${summary(states)}`,
    ],
    hasEnded: states.includes('ended'),
  };
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
  return unit === 'days' ? `${value} days` : String(value);
}

/** A line about posts stands like a figure of the site; what has happened does not change. */
function stateOf({ checked, ends }: Fact, day: string): FactState {
  if (ends === 'event') return 'current';
  return factState({ checked, ends }, day);
}

function daysText(fact: { checked: string; ends: string }): string {
  const { checked, ends } = fact;
  if (ends === 'event') return `Checked ${checked}; has happened.`;
  return `Checked ${checked}, check again by ${recheckDay(checked)}, ends ${ends}.`;
}

function summary(states: readonly FactState[]): string {
  const kinds: FactState[] = ['ended', 'ends soon', 'check overdue', 'check soon'];
  const counts = kinds
    .map((kind) => ({ kind, count: states.filter((state) => state === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`);
  if (counts.length === 0) return 'all current.';
  return `${counts.join(', ')}. docs/owner.md, "When a year ends", says what to do.`;
}
