import { nextTask } from '#src/lib/timers.ts';
import { type PostIds, postIdsPath } from '../listing/featured-posts.ts';

/** The path of the manifest. The files that it names are immutable and stored next to the scripts. */
export const manifestPath = '/search-index.json';

/** Lists the files of the search index. Posts that changed after the build come from the database. */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  /** Addresses of files with search entries, those of the newest posts first. */
  entries: readonly string[];
  /** Addresses of files with what the posts say. */
  texts: readonly string[];
  /** Addresses of files with the dashboard's rows. */
  rows: readonly string[];
  /** Ids of the posts that most others link to. */
  mostLinked: readonly string[];
}

/** A new release has removed the files of the manifest that this visit loaded. */
export class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

const timeoutMs = 15_000;

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
