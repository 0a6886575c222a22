import { readArguments } from './local/arguments.ts';
import { runCommand } from './local/command.ts';
import { Failure } from './local/failure.ts';
import { runningBlock } from './local/running-block.ts';
import { buildLocalSite } from './local/site-build.ts';
import { host, ports, projects } from './local/stack.ts';
import { startSuite } from './local/suite.ts';
import { seed } from './seed/seed.ts';

runCommand(async (command) => {
  readArguments({});
  const projectId = projects.test;

  console.log('Starting the emulators and building the site …');
  const suite = await startSuite({
    projectId,
    only: ['auth', 'functions', 'firestore', 'hosting'],
  });
  await seed(projectId);
  await buildLocalSite(projectId);

  command.onExit(async () => {
    console.log('\nStopping …');
    await suite.stop();
    console.log('Stopped.');
  });
  const url = `http://${host}:${ports.hosting}`;
  console.log(runningBlock(url, 'from the seed; thrown away at the end'));
  const end = await Promise.race([command.untilStopped(), suite.ended]);
  if (end instanceof Failure) throw end;
  return end;
});
