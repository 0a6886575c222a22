import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { runToEnd, startedWith } from './processes.ts';

const aptGet = '/usr/bin/apt-get';
// Another process may hold the package database's lock.
const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];
let updated: Promise<boolean> | undefined;

/** Installs Debian packages as root, without the packages that they only recommend. */
export async function installPackages(what: string, packages: readonly string[]): Promise<boolean> {
  if (packages.length === 0 || !(await updatePackages(what))) return false;
  const args = [...waitForLock, 'install', '-y', '--no-install-recommends', ...packages];
  return runInstaller(what, aptGet, args);
}

/** Returns the names of the Debian packages that match a pattern; of other systems, none. */
export async function listPackages(what: string, pattern: string): Promise<string[]> {
  // A fresh container knows no packages.
  await updatePackages(what);
  const search = promisify(execFile)('apt-cache', ['--names-only', 'search', pattern]);
  const { stdout } = await search.catch(() => ({ stdout: '' }));
  return stdout.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);
}

/** Fetches the list of Debian packages once, and says whether packages can be installed. */
async function updatePackages(what: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  updated ??= runInstaller(what, aptGet, [...waitForLock, 'update']);
  return updated;
}

/** Runs what installs something, and says whether it succeeded. */
export async function runInstaller(
  what: string,
  command: string,
  args: string[],
): Promise<boolean> {
  const env = { ...startedWith, DEBIAN_FRONTEND: 'noninteractive' };
  const name = `install-${what.replaceAll(' ', '-')}`;
  const exit = await runToEnd({ name, command, args, env }).catch(() => null);
  return exit?.code === 0;
}
