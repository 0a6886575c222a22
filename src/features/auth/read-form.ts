import { fieldTexts } from '#src/lib/input/field-texts.ts';
import type { z } from '#src/lib/zod.ts';

/** What is wrong with each field that is refused. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface Read<Values> {
  /** Only if nothing is wrong. */
  values?: Values;
  errors: FieldErrors<keyof Values & string>;
}

/**
 * Reads a form by its schema, straight from its fields: so it takes in what was typed before the
 * page was hydrated, and what a password manager filled in without an event.
 */
export function readForm<Values extends object>(
  form: HTMLFormElement,
  schema: z.ZodMiniType<Values>,
): Read<Values> {
  const result = schema.safeParse(fieldTexts(form));
  if (result.success) return { values: result.data, errors: {} };
  const errors: FieldErrors<keyof Values & string> = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as keyof Values & string] ??= message;
  }
  return { errors };
}
