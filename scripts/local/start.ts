import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { printLine, withProgress } from '../lib/progress.ts';
import { startDevServer } from './dev-server.ts';
import { runningBlock } from './running-block.ts';
import { seed } from './seed/seed.ts';
import { ports, projects } from './stack.ts';
import { dataFolder, startSuite } from './suite.ts';

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
