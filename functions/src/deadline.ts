import { setTimeout as wait } from 'node:timers/promises';

/** Rejects when `work` is not done in time; it is not stopped, only no longer waited for. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const tooLate = wait(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    done.abort();
  }
}
