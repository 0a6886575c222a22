import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { oneFailed, onePassed } from './counts.ts';
import type { Outcome } from './step.ts';

/**
 * A command whose success is one passed check.
 *
 * @param name of its log, and what is shown while it runs
 * @param cli script to run with this process's Node
 */
export async function commandOutcome(name: string, cli: string, args: string[]): Promise<Outcome> {
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [cli, ...args],
    shownAs: name,
  });
  if (code === 0) return { counts: onePassed, problems: [] };
  const failure = new Failure(`${name} failed.`, { log: logPath(name) });
  return { counts: oneFailed, problems: [failure] };
}
