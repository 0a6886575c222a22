/** A cache of index files with a limited size. */
export interface BlockCache<Entry> {
  /** Returns the entries of a cached file. */
  cached(path: string): Entry[] | undefined;
  /** @throws the error of the load, which is not cached */
  load(path: string): Promise<Entry[]>;
}

/**
 * Caches files until it is full, and evicts none: the newest posts come first and are searched most.
 * A file that is not cached is loaded again, usually from the browser's HTTP cache.
 *
 * @param load reads a file
 * @param sizeOf returns the size of an entry
 * @param room the size of the cache, in the unit of sizeOf
 */
export function blockCache<Entry>(
  load: (path: string) => Promise<Entry[]>,
  sizeOf: (entry: Entry) => number,
  room: number,
): BlockCache<Entry> {
  const blocks = new Map<string, Entry[]>();
  const arriving = new Map<string, Promise<Entry[]>>();
  let taken = 0;

  async function loaded(path: string): Promise<Entry[]> {
    try {
      const entries = await load(path);
      const size = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
      if (taken + size <= room) {
        taken += size;
        blocks.set(path, entries);
      }
      return entries;
    } finally {
      arriving.delete(path);
    }
  }

  return {
    cached: (path) => blocks.get(path),
    async load(path) {
      const known = blocks.get(path) ?? arriving.get(path);
      if (known) return known;
      const mine = loaded(path);
      arriving.set(path, mine);
      return mine;
    },
  };
}
