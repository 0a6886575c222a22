import { nextTask } from '#src/lib/timers.ts';
import { type PostIds, postIdsPath } from '../featured-posts.ts';
import { manifestPath, type SearchManifest } from './search-index.ts';

const timeoutMs = 15_000;

/** A new release has removed the files of the manifest that this visit loaded. */
export class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

/**
 * Loads the manifest of the search index.
 *
 * @returns undefined if the site has no index
 * @throws TypeError or DOMException when the site cannot be reached
 */
export function fetchManifest(): Promise<SearchManifest | undefined> {
  return fetchIfThere(manifestPath);
}

/**
 * Loads the list of the posts' ids.
 *
 * @returns undefined if the site has no list
 * @throws TypeError or DOMException when the site cannot be reached
 */
export function fetchPostIds(): Promise<PostIds | undefined> {
  return fetchIfThere(postIdsPath);
}

/**
 * Loads the entries of one file of the index, or of the list of ids. Parsing runs in its own task.
 *
 * @throws IndexReplaced when the file no longer exists
 * @throws TypeError or DOMException when the site cannot be reached
 */
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

function get(path: string): Promise<Response> {
  return fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
}
