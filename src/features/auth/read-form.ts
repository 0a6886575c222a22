import { fieldTexts } from '#src/lib/use-hydrated.ts';
import type { z } from '#src/lib/zod.ts';

/** The error messages by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface Read<Values> {
  /** Set only if there are no errors. */
  values?: Values;
  errors: FieldErrors<keyof Values & string>;
}

/**
 * Parses a form's fields with a schema. It reads the DOM, so it includes what was typed before
 * hydration and what a password manager filled in without an event.
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
