import { TimedOut, withTimeout } from '../../src/lib/timers.ts';
import { Failure } from '../lib/failure.ts';

/** Deadline of one request, including the SDK's own retries, in milliseconds. */
const requestMs = 60_000;

/**
 * Waits for a request until its deadline.
 *
 * @param what the request goes to, such as `the database`
 * @throws Failure if there is no answer in time
 */
export async function within<T>(what: string, request: Promise<T>, ms = requestMs): Promise<T> {
  try {
    return await withTimeout(request, ms);
  } catch (error) {
    if (!(error instanceof TimedOut)) throw error;
    throw new Failure(`No answer from ${what} within ${ms / 1000} s: check the network.`);
  }
}
