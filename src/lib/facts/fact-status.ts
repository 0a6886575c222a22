import { calendarText } from '../calendar-text.ts';
import { loanFacts } from '../loan-facts.ts';
import type { OfficialSource } from '../official-sources.ts';
import { calculatorFactDays } from './calculator-fact-days.ts';
import { type FactName, factDays } from './fact-days.ts';
import { factRecords } from './fact-records.ts';
import { type FactState, factState } from './fact-state.ts';
import { recheckDay } from './shown-facts.ts';

/** The days of every group of figures. */
export const allFactDays = { ...factDays, ...calculatorFactDays };

const loanFiles = {
  file: 'src/lib/loan-facts.ts',
  daysFile: 'src/lib/facts/fact-days.ts',
};
const calculatorFiles = {
  file: 'src/lib/calculator-facts.ts',
  daysFile: 'src/lib/facts/calculator-fact-days.ts',
};

/** How a group of figures stands, for whoever keeps it up to date. */
export interface FactStatus {
  name: FactName;
  topic: string;
  state: FactState;
  /** The state in a sentence, with its day. */
  says: string;
  advice?: string | undefined;
  /** Every page that has one of the figures. */
  sources: readonly OfficialSource[];
  /** The module to change. */
  file: string;
  /** The module that has its days. */
  daysFile: string;
}

/**
 * Returns how every group of figures stands on a day, in the order of the modules.
 *
 * @param day ISO date without a time
 */
export function factStatuses(day: string): FactStatus[] {
  return (Object.keys(allFactDays) as FactName[]).map((name) => {
    const { topic, advice, figures } = factRecords[name];
    return {
      name,
      topic,
      state: factState(allFactDays[name], day),
      says: stateText(name, day),
      advice,
      sources: [...new Set(Object.values(figures).flatMap(({ sources }) => sources))],
      ...(name in loanFacts ? loanFiles : calculatorFiles),
    };
  });
}

/**
 * Returns a sentence for each group of figures that has ended, for whoever builds or ships the site.
 *
 * @param day ISO date without a time
 */
export function endedFiguresNotice(day: string): string[] {
  return factStatuses(day)
    .filter(({ state }) => state === 'ended')
    .map(({ topic, name, says, file }) => `${topic}: ${says} Change ${name} in ${file}.`);
}

function stateText(name: FactName, day: string): string {
  const fact = allFactDays[name];
  const checked = `Last checked on ${calendarText(fact.checked)}`;
  const again = calendarText(recheckDay(fact.checked));
  switch (factState(fact, day)) {
    case 'ended':
      return `Ended on ${calendarText(fact.ends)}.`;
    case 'ends soon':
      return `Ends on ${calendarText(fact.ends)}.`;
    case 'check overdue':
      return `${checked}; the next check was due on ${again}.`;
    case 'check soon':
      return `${checked}; the next check is due on ${again}.`;
    case 'current':
      return fact.ends === 'open'
        ? `Check again on ${again}.`
        : `Ends on ${calendarText(fact.ends)}; check again on ${again}.`;
  }
}
