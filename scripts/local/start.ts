import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '../lib/arguments.ts';
import { type Command, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { Child } from '../lib/processes.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { viteCli } from '../lib/tools.ts';
import { runningBlock, untilEnd } from './running-site.ts';
import { seed } from './seed.ts';
import { host, ports, projects, siteUrlOf, siteVariables } from './stack.ts';
import { dataFolder, startSuite } from './suite.ts';

/**
 * Starts Vite's server, and waits until it answers.
 *
 * @returns a promise that settles if it ends on its own
 */
async function startDevServer(projectId: string): Promise<{ ended: Promise<Failure> }> {
  const address = ['--host', host, '--port', String(ports.site)];
  const child = new Child({
    name: 'site',
    command: process.execPath,
    args: [viteCli, ...address, '--strictPort', '--logLevel', 'warn'],
    env: { ...process.env, ...siteVariables(projectId) },
    output: 'both',
  });
  const ended = child.exited.then(
    ({ code, signal }) =>
      new Failure(`The site's server stopped by itself (${signal ?? `exit ${code}`}).`, {
        log: child.log,
      }),
    (error: Failure) => error,
  );
  const answers = async () => {
    while (!(await fetch(siteUrlOf(projectId)).catch(() => null))) await delay(100);
  };
  const failure = await Promise.race([ended, answers()]);
  if (failure) throw failure;
  return { ended };
}

/** `npm start`: the site from its source, reloading as it is edited. */
async function startSource(command: Command, keep: boolean): Promise<number> {
  const projectId = projects.start;
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore'],
    hasDevServer: true,
    data: keep ? 'keep' : 'save',
  });
  await seed(projectId, { content: !suite.continued });
  const { ended } = await withProgress('site', () => startDevServer(projectId));
  // Registered only now, so that a failed start keeps the data of the last run.
  command.onExit(async () => {
    printLine('\nStopping …');
    const saved = await suite.stop();
    const fate = saved
      ? `The data is in ${dataFolder}; npm start -- --keep continues with it.`
      : 'The data of this run is lost.';
    console.log(`Stopped. ${fate}`);
  });
  const data = suite.continued
    ? `continued from the last run (${dataFolder})`
    : `from the seed; saved to ${dataFolder} at the end`;
  console.log(runningBlock(siteUrlOf(projectId), data));
  return untilEnd(command, suite.ended, ended);
}

runCommand(async (command) => {
  const { keep = false } = readArguments({ keep: { type: 'boolean' } });
  console.log('Starting the emulators and the site …');
  return startSource(command, keep);
});
