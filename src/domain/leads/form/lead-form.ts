import type { Resolver } from 'react-hook-form';
import type { LeadKind } from '#src/domain/leads/submission/attempt.ts';
import { type LazyValue, lazyValue } from '#src/lib/lazy-value.ts';
import type { z } from '#src/lib/zod.ts';
import type { Formats } from './form-fields.ts';

/** The values of a form as typed: strings, lists of checked choices, and perhaps a consent. */
export interface FormInput {
  [field: string]: string | string[] | boolean;
}

export type FieldOf<Input> = keyof Input & string;

/** Converts the values as typed to the values as stored. */
export type LeadSchema<Input, Answers> = z.ZodMiniType<Answers, Input>;

/** A form's schema, and its resolver for react-hook-form. */
export interface FormValidation<Input extends FormInput, Answers> {
  schema: LeadSchema<Input, Answers>;
  resolver: Resolver<Input, unknown, Answers>;
}

/** A lead form as data. */
export interface LeadForm<Input extends FormInput, Answers> {
  /** The key of its draft in the tab's storage. */
  name: string;
  validation: LazyValue<Promise<FormValidation<Input, Answers>>>;
  empty: Input;
  /** Formats answers, when the visitor leaves the field and before a press validates it. */
  formats?: Formats;
  /** Whether the form keeps its answers after success, for another lead. */
  keepsAnswers?: boolean;
  honeypot?: string;
  lead: LeadKind<Answers>;
}

/** Returns the validation of a form, which its page does not need before the visitor does something. */
export function formValidation<Input extends FormInput, Answers>(
  loadSchema: () => Promise<LeadSchema<Input, Answers>>,
): LazyValue<Promise<FormValidation<Input, Answers>>> {
  const validation = lazyValue(async () => {
    const [schema, { schemaResolver }] = await Promise.all([
      loadSchema(),
      import('./zod-resolver.ts'),
    ]);
    return { schema, resolver: schemaResolver<Input, unknown, Answers>(schema) };
  });
  // A press is waiting for hydration, and then for this.
  if (globalThis.window?.earlySubmit) validation().catch(() => {});
  return validation;
}
