import { calendarText, siteToday } from '../../../src/lib/calendar.ts';
import { newYorkMidnight } from '../../../src/lib/format-time.ts';
import { readArguments } from '../../lib/arguments.ts';
import { runCommand } from '../../lib/command.ts';
import { Failure } from '../../lib/failure.ts';
import { factsReport } from './facts-report.ts';
import { readFacts } from './facts-table.ts';

runCommand(async () => {
  const { day = siteToday(), all } = readArguments({
    day: { type: 'string' },
    all: { type: 'boolean' },
  });
  if (!newYorkMidnight(day)) throw new Failure(`${day} is no day of the calendar.`);
  const report = factsReport(readFacts(), day);
  const whole = all
    ? ['', ...report.all]
    : ['', 'npm run facts -- --all lists each with its source.'];
  console.log([`Facts on ${calendarText(day)}`, '', ...report.summary, ...whole].join('\n'));
  return report.hasEnded ? 1 : 0;
});
