import { type Once, once } from '#src/lib/once.ts';
import type { FormInput, FormValidation, LeadSchema } from './lead-form.types.ts';

/**
 * The validation of a form, in chunks that come when it is wanted: nothing of it shows on a page
 * that nobody has touched.
 *
 * @param loadSchema imports the schema dynamically
 */
export function formValidation<Input extends FormInput, Answers>(
  loadSchema: () => Promise<LeadSchema<Input, Answers>>,
): Once<FormValidation<Input, Answers>> {
  return once(async () => {
    const [schema, { schemaResolver }] = await Promise.all([
      loadSchema(),
      import('./schema-resolver.ts'),
    ]);
    return { schema, resolver: schemaResolver<Input, unknown, Answers>(schema) };
  });
}
