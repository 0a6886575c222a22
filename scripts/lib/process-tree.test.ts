import { expect, it } from 'vitest';
import { parsePsLine, parseStat, processTable } from './process-tree.ts';

it('parses a line of /proc/PID/stat, whatever the command is called', () => {
  const rest = '7 8 9 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 123456 999 1';

  expect(parseStat(`42 (odd ) (name) S ${rest}`)).toEqual({
    pid: 42,
    parent: 7,
    group: 8,
    started: '123456',
    zombie: false,
  });
  expect(parseStat(`42 (node) Z ${rest}`).zombie).toBe(true);
});

it('parses a line of ps', () => {
  expect(parsePsLine('  501     1   501 Ss   Fri Nov 21 08:15:00 2025')).toEqual({
    pid: 501,
    parent: 1,
    group: 501,
    started: 'Fri Nov 21 08:15:00 2025',
    zombie: false,
  });
});

it('finds this process', () => {
  expect(processTable().find(({ pid }) => pid === process.pid)).toMatchObject({
    parent: process.ppid,
    zombie: false,
  });
});
