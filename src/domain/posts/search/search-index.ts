import { nextTask } from '#src/lib/timers.ts';
import { type PostIds, postIdsPath } from '../listing/featured-posts.ts';
import type { SearchEntry } from './search-entry.ts';

/** The path of the manifest. The files that it names are immutable and stored next to the scripts. */
export const manifestPath = '/search-index.json';

/** Lists the files of the search index. Posts that changed after the build come from the database. */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  /** Addresses of files with search entries, those of the newest posts first. */
  blocks: readonly string[];
  /** Addresses of files with the dashboard's rows. */
  rows: readonly string[];
}

/** A new release has removed the files of the manifest that this visit loaded. */
export class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

/** The number of posts in a file of older posts. */
const fullBlock = 100;
/** The number of posts in a file of the newest hundred; the first file is enough for the first results. */
const newBlock = 10;
const rowBlock = 1_000;
const timeoutMs = 15_000;

/** Splits posts, newest first, into blocks filled from the oldest on, so that a new one changes only the first. */
export function splitIntoBlocks<Entry>(entries: readonly Entry[]): Entry[][] {
  const inFullBlocks = Math.floor(Math.max(0, entries.length - 1) / fullBlock) * fullBlock;
  const newest = entries.length - inFullBlocks;
  return [
    ...splitFromEnd(entries.slice(0, newest), newBlock),
    ...splitFromEnd(entries.slice(newest), fullBlock),
  ];
}

/** Splits the dashboard's rows, newest first, in the same way. */
export function splitIntoRowBlocks<Row>(rows: readonly Row[]): Row[][] {
  return splitFromEnd(rows, rowBlock);
}

function splitFromEnd<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const end = entries.length - (count - 1 - index) * size;
    return entries.slice(Math.max(0, end - size), end);
  });
}

/** The size of a cache of index entries, in bytes. Files that do not fit are loaded again. */
export const roomForEntries = 12_000_000;

/** Estimates the memory that an entry takes, in bytes: two per character. */
export function estimateMemory({ post, text }: SearchEntry): number {
  return 2 * (text.length + post.title.length + post.description.length + 500);
}

/** Loads the manifest of the search index; undefined if the site has none. */
export function fetchManifest(): Promise<SearchManifest | undefined> {
  return fetchIfThere(manifestPath);
}

/** Loads the list of the posts' ids; undefined if the site has none. */
export function fetchPostIds(): Promise<PostIds | undefined> {
  return fetchIfThere(postIdsPath);
}

/** Loads the entries of a file of the index, and parses them in a task of their own. @throws IndexReplaced */
export async function fetchEntries<Entry>(path: string): Promise<Entry[]> {
  const response = await get(path);
  if (!response.ok) throw new IndexReplaced(path);
  const text = await response.text();
  await nextTask();
  return JSON.parse(text);
}

async function fetchIfThere<Content>(path: string): Promise<Content | undefined> {
  const response = await get(path);
  // The development server answers with its HTML page.
  const isThere = response.ok && response.headers.get('content-type')?.includes('json');
  return isThere ? response.json() : undefined;
}

/** @throws TypeError or DOMException when the site cannot be reached */
function get(path: string): Promise<Response> {
  return fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
}
