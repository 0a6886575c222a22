import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { Child, withProgress } from '../lib/processes.ts';
import { viteCli } from '../lib/root.ts';
import { runSite } from './running-site.ts';
import { seedDatabase } from './seed.ts';
import { getSiteUrl, host, ports, projects, siteVariables } from './stack.ts';
import { dataFolder, startSuite } from './suite.ts';

const projectId = projects.start;

/** `npm start`: the site from its source, reloading as it is edited. */
runSite(async () => {
  const { keep = false } = readArguments({ keep: { type: 'boolean' } });
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore'],
    data: keep ? 'keep' : 'save',
    onMail: (file) => console.log(`Mail: ${file}`),
  });
  await seedDatabase(projectId, { content: !suite.continued });
  const { ended } = await withProgress('site', startDevServer);
  return {
    suite,
    url: getSiteUrl(projectId),
    ended,
    data: suite.continued
      ? `continued from the last run (${dataFolder})`
      : `from the seed; saved to ${dataFolder} at the end`,
    sayFate: (saved) =>
      saved
        ? `The data is in ${dataFolder}; npm start -- --keep continues with it.`
        : 'The data of this run is lost.',
  };
});

/** Starts Vite's server and waits until it answers; `ended` settles if it ends on its own. */
async function startDevServer(): Promise<{ ended: Promise<Failure> }> {
  const address = ['--host', host, '--port', String(ports.site)];
  const child = new Child({
    name: 'site',
    command: process.execPath,
    args: [viteCli, ...address, '--strictPort', '--logLevel', 'warn'],
    env: { ...process.env, ...siteVariables(projectId) },
  });
  child.onOutput((text) => process.stdout.write(text));
  const ended = child.exited.then(({ code, signal }) => {
    const how = signal ?? `exit ${code}`;
    return new Failure(`The site's server stopped by itself (${how}).`, { log: child.log });
  });
  const answers = async () => {
    while (!(await fetch(getSiteUrl(projectId)).catch(() => null))) await delay(100);
  };
  const failure = await Promise.race([ended, answers()]);
  if (failure) throw failure;
  return { ended };
}
