import { type CachedLoader, cachedLoader } from '#src/lib/lazy-value.ts';
import type { FormInput, FormValidation, LeadSchema } from './lead-form.types.ts';

/**
 * Returns the lazily loaded validation of a form. A page does not need it before the visitor does
 * something.
 *
 * @param loadSchema imports the schema dynamically
 */
export function formValidation<Input extends FormInput, Answers>(
  loadSchema: () => Promise<LeadSchema<Input, Answers>>,
): CachedLoader<FormValidation<Input, Answers>> {
  return cachedLoader(async () => {
    const [schema, { schemaResolver }] = await Promise.all([
      loadSchema(),
      import('./schema-resolver.ts'),
    ]);
    return { schema, resolver: schemaResolver<Input, unknown, Answers>(schema) };
  });
}
