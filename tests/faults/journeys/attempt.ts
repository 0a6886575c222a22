import { errors } from '@playwright/test';

/** How long a visitor tries to do one thing, in milliseconds. */
export const patienceMs = 2_500;

/**
 * Something that a visitor tries on a page which may be gone, blocked, or on its way elsewhere.
 *
 * @returns what it led to; undefined when it could not be done
 */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof errors.TimeoutError || isOfTheBrowser(error)) return undefined;
    throw error;
  }
}

/** Whether the page went away under the action, or could not be reached. */
function isOfTheBrowser(error: unknown): boolean {
  return (
    error instanceof Error &&
    /net::ERR_|navigation|navigating|destroyed|detached/.test(error.message)
  );
}
