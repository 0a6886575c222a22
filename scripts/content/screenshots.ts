import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { screenshotPages } from './screenshots/pages.ts';

/** Takes pictures of every page. */
runCommand(async (command) => {
  readArguments({});
  await screenshotPages(command);
  return 0;
});
