import { type RefObject, useState } from 'react';
import type { z } from '#src/lib/zod.ts';
import { type FieldErrors, readForm } from './read-form.ts';

/**
 * The errors of a form with uncontrolled fields. They appear on submit, and each disappears as soon
 * as it is fixed.
 *
 * @param schema validates the values by field name
 */
export function useFormErrors<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  schema: z.ZodMiniType<Values>,
) {
  type Field = keyof Values & string;
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  /** Returns the values if they are valid. Otherwise shows the errors and focuses the first. */
  function validate(): Values | undefined {
    if (!form.current) return undefined;
    const result = readForm(form.current, schema);
    setErrors(result.errors);
    if (result.values) return result.values;
    const [first] = Object.keys(result.errors);
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return undefined;
  }

  /** For the form's `onInput`: removes errors that no longer apply. */
  function revalidate() {
    if (!form.current || Object.keys(errors).length === 0) return;
    const now = readForm(form.current, schema).errors;
    const still = Object.entries(now).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(still) as FieldErrors<Field>);
  }

  return { errors, validate, revalidate };
}
