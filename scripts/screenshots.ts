import { chromium } from '@playwright/test';
import { ensureChromium } from './local/chromium.ts';
import { runCommand } from './local/command.ts';
import { Failure } from './local/failure.ts';
import { artSheet } from './screenshots/art-sheet.ts';

/** What `npm run screenshots -- NAME` takes pictures of; each is given a browser and its folder. */
const subjects = { art: artSheet };

const folder = 'screenshots';

runCommand(async (command) => {
  const [name = ''] = process.argv.slice(2);
  const take = Object.hasOwn(subjects, name) ? subjects[name as keyof typeof subjects] : undefined;
  if (!take) throw new Failure(`Name what to look at: ${Object.keys(subjects).join(', ')}.`);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox'],
  });
  command.onExit(() => browser.close());
  for (const file of await take(browser, folder)) console.log(file);
  return 0;
});
