import type { SearchEntry } from './search-entry.ts';

/** Where a site has its manifest; the files that it names are beside the scripts, and immutable. */
export const manifestPath = '/search-index.json';

/**
 * What the build knew of the posts, in files of some posts each. Whatever was stored or changed since
 * then is asked of the database.
 */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since 1970. */
  since: number;
  /** Addresses of files with search entries, those of the newest posts first. */
  blocks: readonly string[];
  /** Addresses of files with what the dashboard lists of a post. */
  rows: readonly string[];
}

/** How many posts an older file has. */
const fullBlock = 100;
/** How many posts a file of the newest hundred has: the first results need no more than the first. */
const newBlock = 10;
/** How many posts a file of the dashboard's has. */
const rowBlock = 1_000;

/**
 * Parts posts, the newest first, into the blocks of an index. Blocks are filled from the oldest
 * post on, so that a new post changes the first block, or adds one.
 *
 * @returns the newest block first, each in the order that it came in
 */
export function blocksOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const inFullBlocks = Math.floor(Math.max(0, entries.length - 1) / fullBlock) * fullBlock;
  const newest = entries.length - inFullBlocks;
  return [
    ...partedFromEnd(entries.slice(0, newest), newBlock),
    ...partedFromEnd(entries.slice(newest), fullBlock),
  ];
}

/** Parts the dashboard's rows, the newest first, likewise. */
export function rowBlocksOf<Row>(rows: readonly Row[]): Row[][] {
  return partedFromEnd(rows, rowBlock);
}

function partedFromEnd<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = entries.length - (count - 1 - index) * size;
    return entries.slice(Math.max(0, end - size), end);
  });
}

/** About how many bytes of memory an entry takes: two for a character. */
export function memoryOf({ post, text }: SearchEntry): number {
  return 2 * (text.length + post.title.length + post.description.length + 500);
}
