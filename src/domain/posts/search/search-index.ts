import type { SearchEntry } from './search-entry.ts';

/** The path of the manifest. The files that it names are immutable and stored next to the scripts. */
export const manifestPath = '/search-index.json';

/**
 * Lists the files into which the build divided the search index. Posts that were stored or changed
 * after the build come from the database.
 */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  /** Addresses of files with search entries, those of the newest posts first. */
  blocks: readonly string[];
  /** Addresses of files with the dashboard's rows. */
  rows: readonly string[];
}

/** The number of posts in a file of older posts. */
const fullBlock = 100;
/** The number of posts in a file of the newest hundred; the first file is enough for the first results. */
const newBlock = 10;
/** The number of posts in a file of dashboard rows. */
const rowBlock = 1_000;

/**
 * Splits posts, newest first, into the blocks of an index. Blocks are filled starting with the oldest
 * post, so that a new post only changes the first block, or adds one.
 *
 * @returns the blocks, newest first; the order within each is unchanged
 */
export function blocksOf<Entry>(entries: readonly Entry[]): Entry[][] {
  const inFullBlocks = Math.floor(Math.max(0, entries.length - 1) / fullBlock) * fullBlock;
  const newest = entries.length - inFullBlocks;
  return [
    ...splitFromEnd(entries.slice(0, newest), newBlock),
    ...splitFromEnd(entries.slice(newest), fullBlock),
  ];
}

/** Splits the dashboard's rows, newest first, in the same way. */
export function rowBlocksOf<Row>(rows: readonly Row[]): Row[][] {
  return splitFromEnd(rows, rowBlock);
}

function splitFromEnd<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = entries.length - (count - 1 - index) * size;
    return entries.slice(Math.max(0, end - size), end);
  });
}

/** Estimates the memory that an entry takes, in bytes: two per character. */
export function memoryOf({ post, text }: SearchEntry): number {
  return 2 * (text.length + post.title.length + post.description.length + 500);
}
