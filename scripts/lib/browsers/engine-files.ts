import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What drives WebKitGTK. */
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

/** Returns Firefox's program, `FIREFOX_PATH` first; null where there is none. */
export function findFirefox(): string | null {
  const given = process.env.FIREFOX_PATH;
  if (given) return given;
  const onMac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return onPath('firefox-esr') ?? onPath('firefox') ?? (existsSync(onMac) ? onMac : null);
}

/** Returns the programs that WebKitGTK's journeys need; null where one is missing. */
export function findWebKitGtk(): WebKitFiles | null {
  const driver = onPath('WebKitWebDriver');
  const [miniBrowser] = globSync(miniBrowsers);
  const xvfb = onPath('Xvfb');
  return driver && miniBrowser && xvfb ? { driver, miniBrowser, xvfb } : null;
}

/** Returns the driver that macOS brings for Safari; null elsewhere. */
export function findSafariDriver(): string | null {
  return process.platform === 'darwin' ? onPath('safaridriver') : null;
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}
