import type { ComponentType } from 'react';
import type { FieldOf, FormInput, LeadForm } from '#src/domain/leads/form/lead-form.types.ts';
import type { LazyDetails } from './lazy-details.tsx';

/** The values of a wizard's form as typed, including the consent. */
export interface WizardInput extends FormInput {
  contactConsent: boolean;
}

export interface WizardStep<Field extends string = string> {
  title: string;
  /** The fields that Next validates; empty for a step without questions. */
  fields: readonly Field[];
  Content: ComponentType<StepProps<Field>>;
}

export interface StepProps<Field extends string = string> {
  /** All steps, for a step that shows the answers of the others. */
  steps: readonly WizardStep<Field>[];
}

/** A wizard as data: its questions, their order, and how the answers are stored. */
export interface WizardKind<Input extends WizardInput, Answers> extends LeadForm<Input, Answers> {
  /** The optional part of the success screen; prefetched near the end of the form. */
  Details: LazyDetails;
  /** In order. To add a step, add an entry and a small component. */
  steps: readonly WizardStep<FieldOf<Input>>[];
}
