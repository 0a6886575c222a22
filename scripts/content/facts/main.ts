import { calendarText, siteToday } from '../../../src/lib/format/calendar.ts';
import { newYorkMidnight } from '../../../src/lib/format/format-time.ts';
import { readArguments, runCommand } from '../../lib/command.ts';
import { Failure } from '../../lib/failure.ts';
import { factsReport } from './facts-report.ts';
import { readFacts } from './facts-table.ts';

runCommand(async () => {
  const {
    day = siteToday(),
    all,
    due,
  } = readArguments({
    day: { type: 'string' },
    all: { type: 'boolean' },
    due: { type: 'boolean' },
  });
  if (!newYorkMidnight(day)) throw new Failure(`${day} is no day of the calendar.`);
  const report = factsReport(readFacts(), day);
  // The nightly workflow makes an issue of these.
  if (due) {
    for (const line of report.due) console.log(`- ${line}`);
    if (report.due.length > 0)
      console.log('\ndocs/technician.md, "When a year ends", has the steps.');
    return 0;
  }
  const whole = all
    ? ['', ...report.all]
    : ['', 'npm run facts -- --all lists each with its source.'];
  console.log([`Facts on ${calendarText(day)}`, '', ...report.summary, ...whole].join('\n'));
  return report.hasEnded ? 1 : 0;
});
