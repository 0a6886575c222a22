import type { Resolver } from 'react-hook-form';
import { type Once, once } from '#src/lib/once.ts';
import type { z } from '#src/lib/zod.ts';
import type { FormInput } from './lead-form.types.ts';

/** From the values as typed to the values as stored. */
export type LeadSchema<Input, Answers> = z.ZodMiniType<Answers, Input>;

/** A form's schema, and the same for react-hook-form. */
export interface FormCheck<Input extends FormInput, Answers> {
  schema: LeadSchema<Input, Answers>;
  resolver: Resolver<Input, unknown, Answers>;
}

/**
 * The check of a form, in chunks that come when it is wanted: nothing of it shows on a page that
 * nobody has touched.
 *
 * @param loadSchema imports the schema dynamically
 */
export function formCheck<Input extends FormInput, Answers>(
  loadSchema: () => Promise<LeadSchema<Input, Answers>>,
): Once<FormCheck<Input, Answers>> {
  return once(async () => {
    const [schema, { schemaResolver }] = await Promise.all([
      loadSchema(),
      import('./schema-resolver.ts'),
    ]);
    return { schema, resolver: schemaResolver<Input, unknown, Answers>(schema) };
  });
}
