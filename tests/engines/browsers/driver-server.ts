import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '#scripts/lib/processes.ts';
import { host } from '#scripts/local/stack.ts';

/** Starts the given WebDriver server on a free port and waits until it answers. */
export async function startDriverServer(
  file: string,
  portArguments: (port: number) => string[],
  env: NodeJS.ProcessEnv = process.env,
) {
  const port = await freePort(host);
  const url = `http://${host}:${port}`;
  const server = spawn(file, portArguments(port), { stdio: 'ignore', env });
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, `${file} does not answer`).toBe(true);
  return { url, stop: () => endProcess(server) };
}

/** Asks a process to end and waits until it has. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
