import { nextTask } from '#src/lib/loading/timers.ts';

/** The path of the manifest. The files that it names are immutable and stored next to the scripts. */
export const manifestPath = '/search-index.json';

/** Lists the files of the search index. Posts that changed after the build come from the database. */
export interface SearchManifest {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  /** Addresses of files, those of the newest posts first: what cards show, what posts say, the dashboard's rows. */
  entries: readonly string[];
  texts: readonly string[];
  rows: readonly string[];
  /** Ids of the posts that most others link to. */
  mostLinked: readonly string[];
}

const timeoutMs = 15_000;

/** Loads the manifest of the search index; undefined if the site has none. */
export function fetchManifest(): Promise<SearchManifest | undefined> {
  return fetchIfThere(manifestPath);
}

/**
 * Loads a file that the build wrote, and parses it in a task of its own; undefined if the site has none.
 *
 * @throws TypeError or DOMException when the site cannot be reached
 */
export async function fetchIfThere<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  // The development server answers with its HTML page.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
  const text = await response.text();
  await nextTask();
  return JSON.parse(text);
}
