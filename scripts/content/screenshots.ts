import { type Command, runCommand } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { screenshotArt } from './screenshots/art.ts';
import { screenshotPages } from './screenshots/pages.ts';

/** The subjects of `npm run screenshots -- NAME`. */
const subjects: Record<string, (command: Command) => Promise<void>> = {
  pages: screenshotPages,
  art: screenshotArt,
};

runCommand(async (command) => {
  const [name = 'pages'] = process.argv.slice(2);
  const take = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
  if (!take) {
    throw new Failure(`Name what to take pictures of: ${Object.keys(subjects).join(', ')}.`);
  }
  await take(command);
  return 0;
});
