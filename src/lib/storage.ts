/**
 * Uses a storage of the browser, which may refuse it at any time (private modes, policies, no room).
 *
 * @returns what `use` returns, or undefined when the browser refuses
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
