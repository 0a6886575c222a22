import { nextTask } from './timers.ts';

const timeoutMs = 15_000;

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
