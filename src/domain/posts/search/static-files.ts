import { nextTask } from '#src/lib/next-task.ts';
import { manifestPath, type SearchManifest } from './search-index.ts';

const timeoutMs = 15_000;

/** A release has taken the files of the manifest away that this visit knows. */
export class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

/**
 * The site's manifest of its search index.
 *
 * @returns undefined for a site without an index: development's server answers with its page
 * @throws TypeError or DOMException when the site cannot be reached
 */
export async function fetchManifest(): Promise<SearchManifest | undefined> {
  const response = await get(manifestPath);
  const isManifest = response.ok && response.headers.get('content-type')?.includes('json');
  return isManifest ? response.json() : undefined;
}

/**
 * The entries of one file of the index. Reading them is a task of its own.
 *
 * @throws IndexReplaced when there is no such file any more
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
