import {
  functionsRegion,
  verifierActions,
} from '#src/domain/leads/submission/bot-check.contract.ts';
import { Failure } from '../../lib/failure.ts';
import { logPath, readLog } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { viteCli } from '../../lib/tools.ts';
import { host, ports } from '../stack.ts';

/**
 * Bundles the callables into functions/lib, from which the emulator loads them.
 *
 * @throws Failure if the build fails
 */
export async function buildFunctions(): Promise<void> {
  const name = 'functions-build';
  const { code } = await runToEnd({
    name,
    command: process.execPath,
    args: [viteCli, 'build', 'functions'],
  });
  if (code === 0) return;
  throw new Failure('The functions do not build.', { log: logPath(name) });
}

/**
 * Calls every callable once without data, which each must reject. This finds functions that do not
 * load, and takes the cold start of the others.
 *
 * @throws Failure that names the function and why it does not load
 */
export async function checkCallables(projectId: string): Promise<void> {
  await Promise.all(Object.keys(verifierActions).map((name) => checkCallable(projectId, name)));
}

async function checkCallable(projectId: string, name: string): Promise<void> {
  const url = `http://${host}:${ports.functions}/${projectId}/${functionsRegion}/${name}`;
  const answer = await statusOf(url);
  if (answer === 'INVALID_ARGUMENT') return;
  const log = logPath('emulators');
  const reason = reasonIn(readLog(log)) ?? `it answered ${answer}`;
  throw new Failure(`The function ${name} does not load: ${reason} (log: ${log})`);
}

async function statusOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{}}',
      signal: AbortSignal.timeout(60_000),
    });
    const status = /"status":\s*"([A-Z_]+)"/.exec(await response.text())?.[1];
    return (
      status ?? `${response.status}${response.status === 404 ? ', so nothing exports it' : ''}`
    );
  } catch (error) {
    return `nothing (${(error as Error).message})`;
  }
}

/** Returns the line of the emulators' log that says why functions are missing. */
export function reasonIn(log: string): string | undefined {
  const load = /Failed to load function definition from source: (?:FirebaseError: )?(.+)/.exec(log);
  const thrown = /^\W*((?:\w*Error|Error \[\w+\]): .+)$/m.exec(log);
  return (thrown ?? load)?.[1]?.trim();
}
