import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/** Where the output of children goes, relative to the repository. */
export const logFolder = '.logs';

/** How the names of the logs begin that hold what tests say. */
export const testLogPrefix = 'test-';

/** Where the output of the child of that name goes, relative to the repository. */
export function logPath(name: string): string {
  return join(logFolder, `${name}.log`);
}

/** Empties the log of that name and opens it for writing. */
export function openLog(name: string): number {
  mkdirSync(join(root, logFolder), { recursive: true });
  return openSync(join(root, logPath(name)), 'w');
}

/** Text of a log without colours; empty when there is none. */
export function readLog(path: string): string {
  try {
    return stripVTControlCharacters(readFileSync(join(root, path), 'utf8'));
  } catch {
    return '';
  }
}

/** The last lines of a log that say anything; frames inside of packages say nothing here. */
export function lastLines(path: string, count: number): string[] {
  return readLog(path)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:)/.test(line))
    .slice(-count);
}
