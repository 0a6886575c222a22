import { config, type output, type ZodMiniType } from 'zod/mini';

export * as z from 'zod/mini';

// zod compiles validators with `new Function`, which the site's CSP forbids.
config({ jitless: true });

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
