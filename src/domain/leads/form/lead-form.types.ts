import type { Resolver } from 'react-hook-form';
import type { LeadKind } from '#src/domain/leads/submission/submission.types.ts';
import type { Once } from '#src/lib/once.ts';
import type { z } from '#src/lib/zod.ts';

/** The values of a form as typed: texts, lists of ticked choices, and perhaps a consent. */
export interface FormInput {
  [field: string]: string | string[] | boolean;
}

/** The names of the fields of a form. */
export type FieldOf<Input> = keyof Input & string;

/** The fields whose answer is typed or chosen as text. */
export type TextFieldOf<Input> = {
  [Field in FieldOf<Input>]: Input[Field] extends string ? Field : never;
}[FieldOf<Input>];

/** From the values as typed to the values as stored. */
export type LeadSchema<Input, Answers> = z.ZodMiniType<Answers, Input>;

/** A form's schema, and the same for react-hook-form. */
export interface FormValidation<Input extends FormInput, Answers> {
  schema: LeadSchema<Input, Answers>;
  resolver: Resolver<Input, unknown, Answers>;
}

/** A lead form as data. */
export interface LeadForm<Input extends FormInput, Answers> {
  /** Tells its draft from those of other forms in the tab's storage. */
  name: string;
  /** What makes the values as stored of the values as typed. */
  validation: Once<FormValidation<Input, Answers>>;
  /** The form before anything is typed. */
  empty: Input;
  /** Whether the answers stay in the form after success, for another lead. */
  keepsAnswers?: boolean;
  /** The name of a field that only bots fill. */
  trap?: string;
  lead: LeadKind<Answers>;
}
