import { existsSync } from 'node:fs';
import { runToEnd } from './processes.ts';

const aptGet = '/usr/bin/apt-get';
let updated: Promise<boolean> | undefined;

/** Whether this machine installs Debian's packages and this user may. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync(aptGet);
}

/** Installs Debian's packages, without those that they only recommend; false when they cannot be. */
export async function installPackages(...packages: string[]): Promise<boolean> {
  if (!canInstallPackages()) return false;
  updated ??= run('apt-update', ['update']);
  const arguments_ = ['install', '-y', '--no-install-recommends', ...packages];
  return (await updated) && run(`apt-install-${packages[0]}`, arguments_);
}

async function run(name: string, args: string[]): Promise<boolean> {
  // Two installations at once would find the package database locked.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    return (await runToEnd({ name, command: aptGet, args: [...wait, ...args], env })).code === 0;
  } catch {
    return false;
  }
}
