/**
 * Accesses a browser storage, which may fail at any time (private modes, policies, quota).
 *
 * @returns the result of `use`, or undefined if the storage fails
 */
export function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}
