import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { Failure } from '../failure.ts';
import { runToEnd } from '../processes.ts';
import { printLine } from '../progress.ts';
import { playwrightCli } from '../tools.ts';
import { installPackages } from './debian-packages.ts';

// The first is the headless shell, which takes a third of the time per page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Where to look for Chromium. */
export interface ChromiumPlaces {
  /** CHROMIUM_PATH */
  given: string | undefined;
  path: string;
  /** Path of Playwright's own Chromium, if it was installed. */
  playwrights: string;
}

/** Returns where to look on this machine. */
function systemChromiumPlaces(): ChromiumPlaces {
  return {
    given: process.env.CHROMIUM_PATH,
    path: process.env.PATH ?? '',
    playwrights: chromium.executablePath(),
  };
}

/**
 * Returns the path of the Chromium to test with, and installs one if there is none.
 *
 * @throws Failure that says how to get one
 */
export async function ensureChromium(places = systemChromiumPlaces()): Promise<string> {
  const found = await findChromium(places);
  if (found) return found;
  printLine('Installing Chromium …');
  for (const install of [debianPackage, playwrightDownload]) {
    if (!(await install())) continue;
    const installed = await findChromium(places);
    if (installed) return installed;
  }
  throw new Failure(
    'No Chromium for the browser tests, and none could be installed. Install the package chromium-headless-shell or chromium, run npx playwright install chromium, or point CHROMIUM_PATH at one.',
  );
}

/** Returns the path of the first Chromium that runs, or null. */
export async function findChromium(places: ChromiumPlaces): Promise<string | null> {
  for (const file of chromiumCandidates(places)) {
    if (await runs(file)) return file;
  }
  return null;
}

function chromiumCandidates({ given, path, playwrights }: ChromiumPlaces): string[] {
  if (given) return [given];
  const onPath = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  return [...onPath, playwrights].filter((file) => existsSync(file));
}

// Ubuntu's chromium-browser is a script that only asks to install the snap.
async function runs(file: string): Promise<boolean> {
  try {
    await promisify(execFile)(file, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function debianPackage(): Promise<boolean> {
  return (
    // Older releases do not have the first package.
    (await installPackages('Chromium', ['chromium-headless-shell'])) ||
    installPackages('Chromium', ['chromium'])
  );
}

async function playwrightDownload(): Promise<boolean> {
  const args = [playwrightCli, 'install', 'chromium'];
  const shownAs = 'installing Chromium';
  const download = { name: 'playwright-install', command: process.execPath, args, shownAs };
  return runToEnd(download).then(
    ({ code }) => code === 0,
    () => false,
  );
}
