import { Failure } from '../../lib/failure.ts';
import { logPath } from '../../lib/logs.ts';
import { runToEnd } from '../../lib/processes.ts';
import { viteCli } from '../../lib/tools.ts';

/**
 * Bundles the callables into functions/lib, where the emulator loads them.
 *
 * @throws Failure when they do not build
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
