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

/** A lead form as data. */
export interface LeadForm<Input extends FormInput, Answers> {
  /** Tells its draft from those of other forms in the tab's storage. */
  name: string;
  /** From the values as typed to the values as stored. */
  schema: z.ZodMiniType<Answers, Input>;
  /** The form before anything is typed. */
  empty: Input;
}
