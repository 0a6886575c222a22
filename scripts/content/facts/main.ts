import { calendarText, siteToday } from '../../../src/lib/calendar.ts';
import { newYorkMidnight } from '../../../src/lib/format-time.ts';
import { readArguments } from '../../lib/arguments.ts';
import { runCommand } from '../../lib/command.ts';
import { Failure } from '../../lib/failure.ts';
import { factsReport } from './facts-report.ts';
import { readFacts } from './facts-table.ts';

runCommand(async () => {
  const { day = siteToday() } = readArguments({ day: { type: 'string' } });
  if (!newYorkMidnight(day)) throw new Failure(`${day} is no day of the calendar.`);
  const { lines, hasEnded } = factsReport(readFacts(), day);
  console.log(`Facts on ${calendarText(day)}\n\n${lines.join('\n')}`);
  return hasEnded ? 1 : 0;
});
