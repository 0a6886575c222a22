import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

/** A failure that a person can act on: printed in one line, without a stack. */
export class Failure extends Error {
  override name = 'Failure';
  readonly log: string | undefined;

  constructor(message: string, options: { log?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.log = options.log;
  }
}

/** Prints an error: the last lines of its log, if there is one, and then one line. */
export function tell(error: unknown, logLines = 15): void {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  if (error.log) {
    const lines = lastLines(error.log, logLines);
    if (lines.length > 0) console.error(`${lines.map((line) => `  │ ${line}`).join('\n')}\n`);
  }
  console.error(`✖ ${error.message}${error.log ? ` (log: ${error.log})` : ''}`);
}

/** Folder for the output of child processes, relative to the repository. */
export const logFolder = '.logs';

export const testLogPrefix = 'test-';

/** Returns the path of a child's log, relative to the repository. */
export function logPath(name: string): string {
  return join(logFolder, `${name}.log`);
}

/** Empties a child's log and opens it for writing. */
export function openLog(name: string): number {
  mkdirSync(join(root, logFolder), { recursive: true });
  return openSync(join(root, logPath(name)), 'w');
}

/** Returns the text of a log without color codes; empty if there is no log. */
export function readLog(path: string): string {
  try {
    return stripVTControlCharacters(readFileSync(join(root, path), 'utf8'));
  } catch {
    return '';
  }
}

/** Returns the last lines of a log, without empty lines and stack frames inside packages. */
function lastLines(path: string, count: number): string[] {
  return readLog(path)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at .*(node_modules|node:)/.test(line))
    .slice(-count);
}
