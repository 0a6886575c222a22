import { sha256 } from '#src/lib/sha256.ts';

/**
 * Collects JSON files that are named by the hash of their content, in a folder that the hosting serves as
 * immutable.
 *
 * @param folder such as `search`
 */
export function hashedFiles(folder: string) {
  /** By their path in dist/. */
  const files = new Map<string, string>();
  return {
    files,
    /** Adds a file, and returns its address. */
    async add(parts: readonly unknown[]): Promise<string> {
      const text = JSON.stringify(parts);
      const path = `/assets/${folder}/${(await sha256(text)).slice(0, 16)}.json`;
      files.set(path.slice(1), text);
      return path;
    },
  };
}
