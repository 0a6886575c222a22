/** Files of an index, each asked for once, and kept as far as there is room. */
export interface BlockCache<Entry> {
  /** What was read of a file and kept. */
  kept(path: string): Entry[] | undefined;
  /** @throws what the loading fails with, which is not kept */
  load(path: string): Promise<Entry[]>;
}

/**
 * Keeps what was loaded until the room is taken. What came first stays: the newest posts, which are
 * looked for most. Whatever is not kept is loaded again, as a rule from the browser's own cache.
 *
 * @param load reads a file
 * @param sizeOf how much room an entry takes
 * @param room in the unit of sizeOf
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
    kept: (path) => blocks.get(path),
    async load(path) {
      const known = blocks.get(path) ?? arriving.get(path);
      if (known) return known;
      const mine = loaded(path);
      arriving.set(path, mine);
      return mine;
    },
  };
}
