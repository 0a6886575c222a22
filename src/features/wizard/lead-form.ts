import type { Resolver } from 'react-hook-form';
import type { LeadConfig } from '#src/data/leads/attempt.ts';
import { type LazyValue, lazyValue } from '#src/lib/loading/lazy-value.ts';
import type { z } from '#src/lib/loading/zod.ts';
import type { Formats } from '#src/model/lead-forms/form-fields.ts';

/** The values of a form as typed: strings, lists of checked choices, and perhaps a consent. */
export interface FormInput {
  [field: string]: string | string[] | boolean;
}

export type FieldOf<Input> = keyof Input & string;

/** Converts the values as typed to the values as stored. */
export type LeadSchema<Input, Answers> = z.ZodMiniType<Answers, Input>;

/** What reads the answers of a form. */
interface FormReader<Input extends FormInput, Answers> {
  schema: LeadSchema<Input, Answers>;
  /** Formats answers, when the visitor leaves the field and before a press validates it. */
  formats?: Formats;
}

/** What a press needs to validate a form. */
type FormValidation<Input extends FormInput, Answers> = LazyValue<
  Promise<FormReader<Input, Answers> & { resolver: Resolver<Input, unknown, Answers> }>
>;

/** A lead form as data. */
export interface LeadForm<Input extends FormInput, Answers> {
  /** The key of its draft in the tab's storage. */
  name: string;
  validation: FormValidation<Input, Answers>;
  empty: Input;
  /** Whether the form keeps its answers after success, for another lead. */
  keepsAnswers?: boolean;
  honeypot?: string;
  lead: LeadConfig<Answers>;
}

/** Returns the validation of a form, which its page does not need before the visitor does something. */
export function formValidation<Input extends FormInput, Answers>(
  loadReader: () => Promise<FormReader<Input, Answers>>,
): FormValidation<Input, Answers> {
  const validation = lazyValue(async () => {
    const [reader, { zodResolver }] = await Promise.all([
      loadReader(),
      import('@hookform/resolvers/zod'),
    ]);
    return { ...reader, resolver: zodResolver<Input, unknown, Answers>(reader.schema) };
  });
  // A press is waiting for hydration, and then for this.
  if (globalThis.window?.earlyPresses?.length) validation().catch(() => {});
  return validation;
}
