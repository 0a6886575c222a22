import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/root.ts';

/** A package as package-lock.json has it. */
export interface LockedPackage {
  /** Where it is installed, such as `node_modules/react`. */
  path: string;
  name: string;
  version: string;
  /** What its own package.json says; older ones say nothing that npm reads. */
  licence?: string;
  /** Where it comes from. */
  resolved?: string;
  /** The hash that its file must have. */
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

/** The packages of package-lock.json, but for the project's own: the root, its workspace and the link to it. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(text);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(installed) && !link)
    .map(([path, { license, ...entry }]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(installed) + installed.length),
      version: entry.version ?? '',
      ...(license !== undefined && { licence: license }),
      ...(entry.resolved !== undefined && { resolved: entry.resolved }),
      ...(entry.integrity !== undefined && { integrity: entry.integrity }),
      hasInstallScript: entry.hasInstallScript ?? false,
    }));
}
