import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';

/** An entry of package-lock.json. */
export interface LockedPackage {
  /** Its folder, such as `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  /** From its package.json; older packages lack the field. */
  license?: string;
  /** Address that it is downloaded from. */
  resolved?: string;
  /** Hash of the downloaded file. */
  integrity?: string;
  hasInstallScript: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const installed = 'node_modules/';

/**
 * Returns the packages of package-lock.json, except the project's own: the root, its workspaces and
 * their links.
 */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(installed) && !link)
    .map(([path, { license, ...entry }]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(installed) + installed.length),
      version: entry.version ?? '',
      ...(license !== undefined && { license }),
      ...(entry.resolved !== undefined && { resolved: entry.resolved }),
      ...(entry.integrity !== undefined && { integrity: entry.integrity }),
      hasInstallScript: entry.hasInstallScript ?? false,
    }));
}
