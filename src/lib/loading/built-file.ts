import { nextTask } from './timers.ts';

const timeoutMs = 15_000;

/**
 * Loads a file that the build wrote, and parses it in a task of its own; undefined if the site has none.
 *
 * @param priority 'low' for what the page itself does not need
 * @throws TypeError or DOMException when the site cannot be reached
 */
export async function fetchIfThere<Content>(
  path: string,
  priority: RequestPriority = 'auto',
): Promise<Content | undefined> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs), priority });
  // The development server answers with its HTML page.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
  const text = await response.text();
  await nextTask();
  return JSON.parse(text);
}
