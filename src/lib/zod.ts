import type { output, ZodMiniType } from 'zod/mini';
import './zod-without-eval.ts';

export * as z from 'zod/mini';

/**
 * Parses a document of the database with a schema; null counts as missing. Undefined for a malformed one, of which the
 * log gets `what` it is and its fields, without content.
 */
export function parseDocument<Schema extends ZodMiniType>(
  what: string,
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
): output<Schema> | undefined {
  const present = Object.entries(data).filter(([, value]) => value !== null);
  const result = schema.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => path.join('.'));
  console.error(`Skipped ${what}, malformed in: ${fields.join(', ')}`);
  return undefined;
}

/** Whether a stored value is a timestamp. Checks for `toDate`, because each SDK has its own class. */
export function isTimestamp(stored: unknown): stored is { toDate(): Date } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'toDate' in stored &&
    typeof stored.toDate === 'function'
  );
}
