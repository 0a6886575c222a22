import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calendarText } from '../../../src/lib/format/calendar.ts';
import { factDays, loanFacts } from '../../../src/model/facts/loan-facts.ts';

function factsCommand(...args: string[]) {
  const main = join(import.meta.dirname, 'main.ts');
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
}

it('lists all facts with --all, and succeeds while none has ended', () => {
  const day = factDays.conformingLimits.checked;
  const { status, stdout, stderr } = factsCommand('--day', day, '--all');
  expect(stdout).toContain(`Facts on ${calendarText(day)}`);
  expect(stdout).toContain(
    'Conforming loan limits (conformingLimits in src/model/facts/loan-facts.ts)',
  );
  expect(stdout).toMatch(/ figures of the site, .* lines about posts: /);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('says what is next on one screen, and fails once one has ended', () => {
  const { status, stdout } = factsCommand('--day', `${loanFacts.conformingLimits.year + 1}-01-01`);
  expect(stdout).toMatch(
    /ended {2}Conforming loan limits: conformingLimits in src\/model\/facts\/loan-facts.ts/,
  );
  expect(stdout).toContain('What ends or is to be checked next:');
  expect(stdout.split('\n').length).toBeLessThanOrEqual(24);
  expect(status).toBe(1);
});

it('lists what is due for an issue, and nothing else', () => {
  const due = factsCommand('--due', '--day', factDays.conformingLimits.ends);
  expect(due.stdout).toMatch(
    /^- Conforming loan limits: Ends on .*\n(- .*\n)+\ndocs\/technician\.md, .*\n$/,
  );
  expect(due.status).toBe(0);
  expect(factsCommand('--due', '--day', '2000-01-01').stdout).toBe('');
});

it('refuses what is no day', () => {
  const { status, stderr } = factsCommand('--day', '2026-02-30');
  expect(stderr).toContain('2026-02-30 is no day of the calendar');
  expect(status).toBe(1);
});
