import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logFolder } from './logs.ts';
import { printLine } from './progress.ts';
import { root } from './root.ts';

const usualFile = join(root, logFolder, 'times.json');

/**
 * Prints about how long a command takes: as long as last time on this machine, or else on two quiet cores.
 *
 * @param name of the command with the options that change its time
 * @param minutes on two quiet cores, if that is known
 * @returns a function that records the time at the end of a whole run
 */
export function tellUsualTime(name: string, minutes?: number, file = usualFile): () => void {
  const startedAt = Date.now();
  const last = timesIn(file)[name];
  if (last !== undefined) printLine(`${name} took ${inWords(last)} here last time.`);
  else if (minutes) printLine(`${name} takes about ${inWords(minutes)} on two quiet cores.`);
  return () => {
    const times = { ...timesIn(file), [name]: (Date.now() - startedAt) / 60_000 };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(times));
  };
}

function timesIn(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There was no run yet.
    return {};
  }
}

function inWords(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  return whole === 1 ? 'a minute' : `${whole} minutes`;
}
