/** What is used of a lock file of version 3. */
export interface Lock {
  name: string;
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** What is used of a package.json. */
export interface PackageJson {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  engines: Record<string, string>;
}

/**
 * Returns the repository's lock as one of the functions' folder alone, still with every package of
 * the repository. The platform installs that folder by itself: without a lock of its own it would take
 * what is newest on that day.
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
