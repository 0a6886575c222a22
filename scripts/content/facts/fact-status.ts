import { calendarText, monthsBefore } from '../../../src/lib/format/calendar.ts';
import type { FactName } from '../../../src/model/facts/calculator-facts.ts';
import { allFactDays, factRecords } from '../../../src/model/facts/fact-records.ts';
import { loanFacts, recheckDay } from '../../../src/model/facts/loan-facts.ts';
import type { OfficialSource } from '../../../src/model/facts/official-sources.ts';

const loanFiles = {
  file: 'src/model/facts/loan-facts.ts',
  daysFile: 'src/model/facts/loan-facts.ts',
};
const calculatorFiles = {
  file: 'src/model/facts/calculator-facts.ts',
  daysFile: 'src/model/facts/fact-records.ts',
};

/** How a group of figures stands, for whoever keeps it up to date. */
interface FactStatus {
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
 * Returns what is to be done about a group of figures, for the technician.
 *
 * @example explainFact(fact) // 'Conforming loan limits: Ends on December 31, 2026. Compare …'
 */
export function explainFact({ topic, says, advice, sources, name, file, daysFile }: FactStatus) {
  const pages = sources.map(({ url }) => url).join(' ');
  return [
    `${topic}: ${says}`,
    ...(advice ? [advice] : []),
    `Compare ${name} in ${file} with ${pages} and change it where it differs, then the day of the check in ${daysFile}.`,
  ].join(' ');
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

/**
 * `ended`: no longer valid. `ends soon`: valid for three months at most. `check overdue`: a year has passed
 * since the last check, and no end is known. `check soon`: that day is within a month.
 */
export type FactState = 'current' | 'ends soon' | 'check soon' | 'check overdue' | 'ended';

/**
 * Returns how a group of figures stands on a day.
 *
 * @param fact when it was checked, and its last day or `open`
 * @param day ISO date without a time
 * @example factState({ checked: '2026-11-23', ends: '2026-12-31' }, '2026-12-31') // 'ends soon'
 * @example factState({ checked: '2026-11-23', ends: '2026-12-31' }, '2027-01-01') // 'ended'
 */
export function factState(fact: { checked: string; ends: string }, day: string): FactState {
  if (fact.ends !== 'open') {
    if (day > fact.ends) return 'ended';
    if (day >= monthsBefore(fact.ends, 3)) return 'ends soon';
  }
  const recheck = recheckDay(fact.checked);
  if (day >= recheck) return 'check overdue';
  return day >= monthsBefore(recheck, 1) ? 'check soon' : 'current';
}
