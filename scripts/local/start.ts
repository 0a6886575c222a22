import { setTimeout as delay } from 'node:timers/promises';
import { site } from '#src/site.ts';
import { readArguments } from '../lib/arguments.ts';
import { type Command, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { logFolder } from '../lib/logs.ts';
import { checkPorts } from '../lib/ports.ts';
import { Child } from '../lib/processes.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { viteCli } from '../lib/tools.ts';
import { mailFolder } from './mail-stand-in.ts';
import { seed } from './seed.ts';
import {
  adminAccount,
  builtSiteUrl,
  host,
  ports,
  projects,
  siteUrlOf,
  siteVariables,
} from './stack.ts';
import { dataFolder, startBuiltSite, startSuite } from './suite.ts';

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

function runningBlock(url: string, data: string): string {
  const rows = [
    ['Site', url],
    ['Admin', `${url}/login`],
    ['', `${adminAccount.email}  ${adminAccount.password}`],
    ['Emulators', `Firestore ${host}:${ports.firestore}, Auth ${host}:${ports.auth},`],
    ['', `Functions ${host}:${ports.functions}, reCAPTCHA's stand-in ${host}:${ports.recaptcha}`],
    ['Mails', mailFolder],
    ['Data', data],
    ['Logs', logFolder],
  ] as const;
  const lines = rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`);
  return ['', `  ${site.name} is running. Ctrl-C stops it.`, '', ...lines, ''].join('\n');
}

/** `npm start`: the site from its source, reloading as it is edited. */
async function startSource(command: Command, keep: boolean): Promise<number> {
  const projectId = projects.start;
  await checkPorts(host, [{ port: ports.site, by: 'the site' }]);
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore'],
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

/** `npm run preview`: the built site under the hosting emulator. */
async function startPreview(command: Command): Promise<number> {
  const suite = await startBuiltSite();
  command.onExit(async () => {
    printLine('\nStopping …');
    await suite.stop();
    console.log('Stopped.');
  });
  console.log(runningBlock(builtSiteUrl, 'from the seed; thrown away at the end'));
  return untilEnd(command, suite.ended);
}

async function untilEnd(command: Command, ...failures: Promise<Failure>[]): Promise<number> {
  const end = await Promise.race([command.untilStopped(), ...failures]);
  if (end instanceof Failure) throw end;
  return end;
}

runCommand(async (command) => {
  const { built, keep = false } = readArguments({
    built: { type: 'boolean' },
    keep: { type: 'boolean' },
  });
  console.log('Starting the emulators and the site …');
  return built ? startPreview(command) : startSource(command, keep);
});
