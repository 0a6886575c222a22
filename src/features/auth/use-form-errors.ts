import { type RefObject, useState } from 'react';
import type { z } from '#src/lib/zod.ts';
import { type FieldErrors, readForm } from './read-form.ts';

/**
 * The complaints of a form with uncontrolled fields. They come when it is sent, and each goes as
 * soon as it is met.
 *
 * @param schema what the form asks, by the names of its fields
 */
export function useFormErrors<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  schema: z.ZodMiniType<Values>,
) {
  type Field = keyof Values & string;
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  /** The values if they are all right; else says what is not, and leads to the first of it. */
  function validate(): Values | undefined {
    if (!form.current) return undefined;
    const result = readForm(form.current, schema);
    setErrors(result.errors);
    if (result.values) return result.values;
    const [first] = Object.keys(result.errors);
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return undefined;
  }

  /** For the form's `onInput`: takes back what is no longer true. */
  function revalidate() {
    if (!form.current || Object.keys(errors).length === 0) return;
    const now = readForm(form.current, schema).errors;
    const still = Object.entries(now).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(still) as FieldErrors<Field>);
  }

  return { errors, validate, revalidate };
}
