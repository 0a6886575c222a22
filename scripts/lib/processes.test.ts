import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Child, runToEnd, type Task, takePort, withProgress } from './processes.ts';

const node = (name: string, script: string) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
});

/** A parent that starts a child in a process group of its own; the child ignores SIGTERM. */
const family = `
  const { spawn } = require('node:child_process');
  const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ['-e', stubborn], { detached: true });
  setInterval(() => {}, 1000);
  console.log('child', child.pid);
`;

async function startFamily(): Promise<{ parent: Child; childPid: number }> {
  const parent = new Child(node('test-family', family));
  const output = await new Promise<string>((resolve) => parent.onOutput(resolve));
  await delay(200); // until the child ignores the signal
  return { parent, childPid: Number(/child (\d+)/.exec(output)?.[1]) };
}

it('ends a child with all of its descendants', async () => {
  const { parent, childPid } = await startFamily();
  expect(parent.alive()).toContain(childPid);

  await parent.stop();

  expect(parent.alive()).toEqual([]);
  expect(await parent.exited).toEqual({ code: null, signal: 'SIGTERM' });
});

it('ends the descendants of a child that was killed', async () => {
  const { parent, childPid } = await startFamily();

  for (const pid of parent.alive()) if (pid !== childPid) process.kill(pid, 'SIGKILL');
  await parent.exited;
  expect(parent.alive()).toEqual([childPid]);
  await parent.stop();

  expect(parent.alive()).toEqual([]);
});

it('runs a command to completion', async () => {
  expect(await runToEnd(node('test-exit', 'process.exit(3)'))).toEqual({ code: 3, signal: null });
});

it('ends a command that takes too long', async () => {
  const sleeper = node('test-sleeper', 'setInterval(() => {}, 1000)');
  await expect(runToEnd(sleeper, 300)).rejects.toThrow('test-sleeper took longer than 0.3 s.');
});

it('says when a command cannot be started', async () => {
  await expect(
    runToEnd({ name: 'test-missing', command: '/no/such/command', args: [] }),
  ).rejects.toThrow(/^test-missing does not start: .*ENOENT/);
});

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it.each(['127.0.0.1', '0.0.0.0'])('passes over a port taken on %s', async (host) => {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await takePort('127.0.0.1', port)).toBeGreaterThan(port);
});

it.runIf(process.platform === 'linux')(
  'leaves a port to the process that has taken it, before anything listens there',
  async () => {
    const port = await takePort('127.0.0.1', 20_000 + (process.pid % 9_000));
    const module = join(import.meta.dirname, 'processes.ts');
    const other = new Child(
      node(
        'test-other',
        `import('${module}').then(async ({ takePort }) =>
        console.log('took', await takePort('127.0.0.1', ${port})))`,
      ),
    );
    const output = await new Promise<string>((resolve) => other.onOutput(resolve));
    expect(Number(/took (\d+)/.exec(output)?.[1])).toBeGreaterThan(port);
  },
);

// On the discard port nothing listens. One that was just given back may be open for a moment: a process that
// starts then has a copy of its socket.
it('keeps a port that is free', async () => {
  expect(await takePort('127.0.0.1', 9)).toBe(9);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Starts a task that runs until its `end`. */
function start(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let task: Task | undefined;
  const ended = withProgress(name, (started) => {
    task = started;
    return promise;
  });
  return { update: task?.update, end: () => ended.finally(resolve(undefined) as undefined) };
}

it('says every ten seconds what runs and how much is done, and nothing about a quick task', async () => {
  const [types, unit] = [start('types'), start('unit')];
  vi.advanceTimersByTime(9_999);
  expect(console.error).not.toHaveBeenCalled();
  unit.update?.({ done: 3, total: 1_200, unit: 'files' });
  vi.advanceTimersByTime(1);
  expect(console.error).toHaveBeenLastCalledWith('  types 10 s · unit 10 s: 3 of 1,200 files');
  await types.end();
  vi.advanceTimersByTime(10_000);
  expect(console.error).toHaveBeenLastCalledWith('  unit 20 s: 3 of 1,200 files');
  await unit.end();
  vi.advanceTimersByTime(60_000);
  expect(console.error).toHaveBeenCalledTimes(2);
});
