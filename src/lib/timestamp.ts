/** Whether a stored value is a timestamp, known by its method: each SDK has a class of its own for it. */
export function isTimestamp(stored: unknown): stored is { toDate(): Date } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'toDate' in stored &&
    typeof stored.toDate === 'function'
  );
}
