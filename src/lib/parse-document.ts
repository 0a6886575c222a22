import type { z } from './zod.ts';

/**
 * Reads a document of the database by its schema; null counts as missing.
 *
 * @param what the document is, for the log
 * @returns undefined for a document of another shape; the log then names its faulty fields, and no
 *   content
 */
export function parseDocument<Schema extends z.ZodMiniType>(
  what: string,
  schema: Schema,
  data: Readonly<Record<string, unknown>>,
): z.output<Schema> | undefined {
  const present = Object.entries(data).filter(([, value]) => value !== null);
  const result = schema.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => path.join('.'));
  console.error(`Skipped ${what}, malformed in: ${fields.join(', ')}`);
  return undefined;
}
