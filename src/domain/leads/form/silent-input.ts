import type { FormInput } from './lead-form.types.ts';

/**
 * The texts that stand in the fields of a step. Some programs that fill forms write into fields
 * without an event to tell of it.
 */
export function silentInput<Input extends FormInput, Field extends keyof Input & string>(
  data: FormData,
  fields: readonly Field[],
  empty: Input,
): [field: Field, text: string][] {
  return fields.flatMap((field) => {
    const value = data.get(field);
    const isText = typeof empty[field] === 'string' && typeof value === 'string';
    return isText ? [[field, value] satisfies [Field, string]] : [];
  });
}
