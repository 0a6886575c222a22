import { existsSync } from 'node:fs';
import { runToEnd } from '../processes.ts';

const aptGet = '/usr/bin/apt-get';
let updated: Promise<boolean> | undefined;

/**
 * Installs Debian packages, without the packages that they only recommend.
 *
 * @param what their name in the status line
 * @returns whether they are installed
 */
export async function installPackages(what: string, packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  const shownAs = `installing ${what}`;
  updated ??= succeeds('apt-update', ['update'], shownAs);
  if (!(await updated)) return false;
  return succeeds(
    `apt-install-${packages[0]}`,
    ['install', '-y', '--no-install-recommends', ...packages],
    shownAs,
  );
}

async function succeeds(name: string, args: string[], shownAs: string): Promise<boolean> {
  // Another process may hold the package database's lock.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    const { code } = await runToEnd({ name, command: aptGet, args: patient, env, shownAs });
    return code === 0;
  } catch {
    return false;
  }
}
