import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { Child } from '../lib/processes.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { viteCli } from '../lib/tools.ts';
import { seed } from './seed.ts';
import { host, ports, projects, siteUrlOf, siteVariables } from './stack.ts';
import { dataFolder, runningBlock, startSuite } from './suite.ts';

interface DevServer {
  url: string;
  /** Settles if it ends on its own. */
  ended: Promise<Failure>;
}

/**
 * Serves the site from its source, reloading as it is edited.
 *
 * @throws Failure if it does not start
 */
async function startDevServer(projectId: string): Promise<DevServer> {
  const url = siteUrlOf(projectId);
  const child = new Child({
    name: 'site',
    command: process.execPath,
    args: [
      viteCli,
      '--host',
      host,
      '--port',
      `${ports.site}`,
      '--strictPort',
      '--logLevel',
      'warn',
    ],
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
  const outcome = await Promise.race([ended, untilAnswering(url)]);
  if (outcome instanceof Failure) throw outcome;
  return { url, ended };
}

async function untilAnswering(url: string): Promise<Failure | null> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return null;
    await delay(100);
  }
  return new Failure(`The site's server does not answer on ${url}.`);
}

runCommand(async (command) => {
  const { keep = false } = readArguments({ keep: { type: 'boolean' } });
  const projectId = projects.start;

  console.log('Starting the emulators and the site …');
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore'],
    data: keep ? 'keep' : 'save',
    alsoWanted: [{ port: ports.site, by: 'the site' }],
  });
  await seed(projectId, { content: !suite.continued });
  const devServer = await withProgress('site', () => startDevServer(projectId));

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
  console.log(runningBlock(devServer.url, data));
  const end = await Promise.race([command.untilStopped(), suite.ended, devServer.ended]);
  if (end instanceof Failure) throw end;
  return end;
});
