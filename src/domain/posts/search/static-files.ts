import { nextTask } from '#src/lib/next-task.ts';
import { manifestPath, type SearchManifest } from './search-index.ts';

const timeoutMs = 15_000;

/** A new release has removed the files of the manifest that this visit loaded. */
export class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

/**
 * Loads the manifest of the search index.
 *
 * @returns undefined if the site has no index; the development server answers with its HTML page
 * @throws TypeError or DOMException when the site cannot be reached
 */
export async function fetchManifest(): Promise<SearchManifest | undefined> {
  const response = await get(manifestPath);
  const isManifest = response.ok && response.headers.get('content-type')?.includes('json');
  return isManifest ? response.json() : undefined;
}

/**
 * Loads the entries of one file of the index. Parsing runs in its own task.
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

function get(path: string): Promise<Response> {
  return fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
}
