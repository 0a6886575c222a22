import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.ts';
import { installPackages } from './debian-packages.ts';

/** The programs that drive WebKitGTK. */
export interface WebKitFiles {
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

// Debian's and Fedora's folders.
const miniBrowsers = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/*/webkitgtk-6.0/MiniBrowser',
  '/usr/libexec/webkitgtk-6.0/MiniBrowser',
];

/** Returns the path of Firefox, `FIREFOX_PATH` first; null if there is none. */
export function findFirefox(): string | null {
  const given = process.env.FIREFOX_PATH;
  if (given) return given;
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(onMac) ? onMac : null);
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

/** A browser engine for the journey tests; all other tests run in Chromium. */
interface Engine {
  name: 'webkit' | 'firefox' | 'safari';
  title: string;
  /** Returns the programs that drive it, or null if one is missing. */
  find(): unknown;
  /** Its Debian packages. */
  packages: string[];
  /** What to do if it is missing and cannot be installed. */
  advice: string;
}

const firefox: Engine = {
  name: 'firefox',
  title: 'Firefox',
  find: findFirefox,
  packages: ['firefox-esr'],
  advice: 'Install Firefox, or point FIREFOX_PATH at one.',
};

const webkit: Engine = {
  name: 'webkit',
  title: 'WebKit',
  find: findWebKitGtk,
  packages: ['webkit2gtk-driver', 'xvfb'],
  advice: 'Install the packages webkit2gtk-driver and xvfb.',
};

const safari: Engine = {
  name: 'safari',
  title: 'Safari',
  find: findSafariDriver,
  packages: [],
  advice: 'Safari brings safaridriver.',
};

/** Returns the engines for a platform: Safari on a Mac, WebKitGTK elsewhere, Firefox on both. */
export function enginesOf(platform: NodeJS.Platform): Engine[] {
  return platform === 'darwin' ? [safari, firefox] : [webkit, firefox];
}

export interface FoundEngines {
  names: string[];
  /** One line for each engine that is missing. */
  leftOut: string[];
}

/** Installs missing engines where possible, and returns the ones that are available. */
export async function ensureEngines(engines = enginesOf(process.platform)): Promise<FoundEngines> {
  const found: FoundEngines = { names: [], leftOut: [] };
  for (const { name, title, find, packages, advice } of engines) {
    if (!find() && packages.length > 0) await installPackages(title, packages);
    if (find()) found.names.push(name);
    else found.leftOut.push(`${title} is left out: it is not on this machine. ${advice}`);
  }
  return found;
}

/**
 * Returns the engines that `--only` names, or all of them.
 *
 * @param only comma-separated names, such as `webkit,firefox`
 * @throws Failure that names the unknown engine, and the known ones
 */
export function chosenEngines(
  only: string | undefined,
  engines = enginesOf(process.platform),
): Engine[] {
  if (only === undefined) return engines;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !engines.some((engine) => engine.name === name));
  if (unknown.length > 0) {
    const known = engines.map(({ name }) => name).join(', ');
    throw new Failure(`No such engine here: ${unknown.join(', ')}. There are ${known}.`);
  }
  return engines.filter(({ name }) => names.includes(name));
}
