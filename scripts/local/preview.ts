import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { printLine } from '../lib/progress.ts';
import { runningBlock, untilEnd } from './running-site.ts';
import { builtSiteUrl } from './stack.ts';
import { startBuiltSite } from './suite.ts';

/** `npm run preview`: the built site under the hosting emulator. */
runCommand(async (command) => {
  readArguments({});
  console.log('Starting the emulators and the site …');
  const suite = await startBuiltSite();
  command.onExit(async () => {
    printLine('\nStopping …');
    await suite.stop();
    console.log('Stopped.');
  });
  console.log(runningBlock(builtSiteUrl, 'from the seed; thrown away at the end'));
  return untilEnd(command, suite.ended);
});
