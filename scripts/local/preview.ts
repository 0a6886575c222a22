import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { printLine } from '../lib/progress.ts';
import { builtSiteUrl, startBuiltSite } from './built-site.ts';
import { runningBlock } from './suite.ts';

runCommand(async (command) => {
  readArguments({});

  console.log('Starting the emulators and building the site …');
  const suite = await startBuiltSite();

  command.onExit(async () => {
    printLine('\nStopping …');
    await suite.stop();
    console.log('Stopped.');
  });
  console.log(runningBlock(builtSiteUrl, 'from the seed; thrown away at the end'));
  const end = await Promise.race([command.untilStopped(), suite.ended]);
  if (end instanceof Failure) throw end;
  return end;
});
