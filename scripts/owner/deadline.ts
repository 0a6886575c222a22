import { TimedOut, withTimeout } from '../../src/lib/with-timeout.ts';
import { Failure } from '../lib/failure.ts';

/** How long one request of an owner's command may take, the SDK's own retries included. */
const requestMs = 60_000;

/**
 * Waits for a request, but not forever.
 *
 * @param what is waited for, as in `the database`
 * @throws Failure when there is no answer in time
 */
export async function within<T>(what: string, request: Promise<T>, ms = requestMs): Promise<T> {
  try {
    return await withTimeout(request, ms);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    throw new Failure(`No answer from ${what} within ${ms / 1000} s: check the network.`);
  }
}
