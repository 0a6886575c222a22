import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';

/** The used part of a lock file of version 3. */
export interface Lock {
  name: string;
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** The used part of a package.json. */
export interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  engines: Record<string, string>;
}

/**
 * Returns the repository's lock as a lock for the functions' folder, still with every package of the
 * repository. The platform installs that folder by itself, and without a lock it would install the newest
 * versions.
 */
export function functionsLock(whole: Lock, own: PackageJson): Lock {
  const { name, version, dependencies, engines } = own;
  const installed = Object.entries(whole.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  return {
    ...whole,
    name,
    packages: {
      '': Object.assign({ version, engines }, { name, dependencies }),
      ...Object.fromEntries(installed),
    },
  };
}

function writeFunctionsLock(): void {
  const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
  const lockFile = join(folder, 'package-lock.json');
  const functionsPackage = join(root, 'functions/package.json');
  const [whole, own] = [join(root, 'package-lock.json'), functionsPackage].map((path) =>
    JSON.parse(readFileSync(path, 'utf8')),
  );
  copyFileSync(functionsPackage, join(folder, 'package.json'));
  writeFileSync(lockFile, JSON.stringify(functionsLock(whole, own)));
  // npm drops what the functions do not need, and asks no registry.
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
    cwd: folder,
    stdio: 'inherit',
  });
  copyFileSync(lockFile, join(root, 'functions/package-lock.json'));
  rmSync(folder, { recursive: true });
}

if (import.meta.main) writeFunctionsLock();
