import { errors } from '@playwright/test';

/** How long a visitor tries to do one thing, in milliseconds. */
export const attemptTimeoutMs = 2_500;

/**
 * Tries an action on a page that may be closed, blocked or navigating away.
 *
 * @returns the action's result, or undefined when it could not be done
 */
export async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof errors.TimeoutError || isBrowserError(error)) return undefined;
    throw error;
  }
}

/** Whether the page closed during the action or could not be reached. */
function isBrowserError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /net::ERR_|navigation|navigating|destroyed|detached/.test(error.message)
  );
}
