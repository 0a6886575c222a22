import type { ComponentType } from 'react';
import type { LeadKind } from '#src/features/submission/submission.types.ts';
import type { z } from '#src/lib/zod.ts';

/** The values of a wizard's form as typed: texts, lists of ticked choices, and the consent. */
export type WizardInput = {
  [field: string]: string | string[] | boolean;
  contactConsent: boolean;
};

/** The names of the fields of a form. */
export type FieldOf<Input> = keyof Input & string;

/** The fields whose answer is typed or chosen as text. */
export type TextFieldOf<Input> = {
  [Field in FieldOf<Input>]: Input[Field] extends string ? Field : never;
}[FieldOf<Input>];

export interface WizardStep<Field extends string = string> {
  title: string;
  /** What Next checks; a step that only shows something has none. */
  fields: readonly Field[];
  Content: ComponentType<StepProps<Field>>;
}

export interface StepProps<Field extends string = string> {
  /** All the steps, for one that shows the answers of the others. */
  steps: readonly WizardStep<Field>[];
}

/** A lead form as data: what it asks, in which order, and how the answers are stored. */
export interface WizardKind<Input extends WizardInput, Answers> {
  /** Tells its draft from those of other forms in the tab's storage. */
  name: string;
  /** In order. A step more is an entry more and a small component. */
  steps: readonly WizardStep<FieldOf<Input>>[];
  /** From the values as typed to the values as stored. */
  schema: z.ZodMiniType<Answers, Input>;
  /** The form before anything is typed. */
  empty: Input;
  lead: LeadKind<Answers>;
  /** The name of a field that only bots fill. */
  trap?: string;
  /** Whether the answers stay in the form after success, for another lead. */
  keepsAnswers?: boolean;
}
