/** Whether a stored value is a timestamp. Checks for `toDate`, because each SDK has its own class. */
export function isTimestamp(stored: unknown): stored is { toDate(): Date } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'toDate' in stored &&
    typeof stored.toDate === 'function'
  );
}
