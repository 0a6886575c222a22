import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { fontsEnvironment } from './fonts.ts';
import { installPackages, runInstaller } from './packages.ts';
import { playwrightCli } from './root.ts';

/** Runs `work` with a headless Chromium, and closes it afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    env: { ...process.env, ...fontsEnvironment },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Chromium without windows. Journeys take a third less processor time in it. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of the Chromium to test with, and installs one if there is none: the headless shell wherever packages
 * can be installed, also beside another Chromium.
 */
export async function ensureChromium(): Promise<string> {
  const isChosen = process.env.CHROMIUM_PATH || onPath(headlessShell);
  if (!isChosen) await installPackages('headless Chromium', [headlessShell]);
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  for (const install of [
    // Older releases do not have the headless shell.
    () => installPackages('Chromium', ['chromium']),
    () => runInstaller('Chromium', process.execPath, [playwrightCli, 'install', 'chromium']),
  ]) {
    const installed = (await install()) && (await findChromium());
    if (installed) return installed;
  }
  throw new Failure(
    'No Chromium for the browser tests, and none could be installed. Install the package chromium-headless-shell or chromium, run npx playwright install chromium, or point CHROMIUM_PATH at one.',
  );
}

/** Returns the path of the first Chromium that runs, or null. */
export async function findChromium(playwrights = chromium.executablePath()) {
  const given = process.env.CHROMIUM_PATH;
  for (const file of given ? [given] : [...names.map(onPath), playwrights]) {
    if (!file || !existsSync(file)) continue;
    // Ubuntu's chromium-browser is a script that only asks to install the snap.
    const version = promisify(execFile)(file, ['--version'], { timeout: 20_000 });
    if (await version.catch(() => null)) return file;
  }
  return null;
}

export interface WebKitFiles {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

// Debian's and Fedora's folders.
const miniBrowsers = '/usr/{lib/*,libexec}/{webkit2gtk-4.1,webkitgtk-6.0}/MiniBrowser';

/** Returns the path of Firefox, `FIREFOX_PATH` first; null if there is none. */
export function findFirefox(): string | null {
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const given = process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox');
  return given ?? (existsSync(onMac) ? onMac : null);
}

/** Returns the programs that the WebKitGTK tests need; null if one is missing. */
export function findWebKitGtk(): WebKitFiles | null {
  const driver = onPath('WebKitWebDriver');
  const [miniBrowser] = globSync(miniBrowsers);
  const xvfb = onPath('Xvfb');
  return driver && miniBrowser && xvfb ? { driver, miniBrowser, xvfb } : null;
}

/** Returns the path of safaridriver, which comes with macOS; null elsewhere. */
export function findSafariDriver(): string | null {
  return process.platform === 'darwin' ? onPath('safaridriver') : null;
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The browser engines for the journey tests; all other tests run in Chromium. */
const engines = {
  firefox: {
    title: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    advice: 'Install Firefox, or point FIREFOX_PATH at one.',
  },
  webkit: {
    title: 'WebKit',
    find: findWebKitGtk,
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'Install the packages webkit2gtk-driver and xvfb.',
  },
  safari: {
    title: 'Safari',
    find: findSafariDriver,
    packages: [],
    advice: 'Safari brings safaridriver.',
  },
} as const;

type EngineName = keyof typeof engines;

/** Returns the engines for a platform: Safari on a Mac, WebKitGTK elsewhere, Firefox on both. */
export function listEngines(platform: NodeJS.Platform): EngineName[] {
  return [platform === 'darwin' ? 'safari' : 'webkit', 'firefox'];
}

/** Installs missing engines where possible, and returns those that are available, and lines about others. */
export async function ensureEngines(
  wanted: readonly EngineName[],
  find = (name: EngineName): unknown => engines[name].find(),
): Promise<{ names: EngineName[]; leftOut: string[] }> {
  const leftOut: string[] = [];
  const names: EngineName[] = [];
  for (const name of wanted) {
    const { title, packages, advice } = engines[name];
    if (find(name) || ((await installPackages(title, packages)) && find(name))) names.push(name);
    else leftOut.push(`${title} is left out: it is not on this machine. ${advice}`);
  }
  return { names, leftOut };
}
