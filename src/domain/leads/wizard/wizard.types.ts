import type { ComponentType } from 'react';
import type { FieldOf, FormInput, LeadForm } from '#src/domain/leads/form/lead-form.types.ts';
import type { LateDetails } from './late-details.tsx';

/** The values of a wizard's form as typed, the consent among them. */
export interface WizardInput extends FormInput {
  contactConsent: boolean;
}

export interface WizardStep<Field extends string = string> {
  title: string;
  /** What Next validates; a step that only shows something has none. */
  fields: readonly Field[];
  Content: ComponentType<StepProps<Field>>;
}

export interface StepProps<Field extends string = string> {
  /** All the steps, for one that shows the answers of the others. */
  steps: readonly WizardStep<Field>[];
}

/** A wizard as data: what it asks, in which order, and how the answers are stored. */
export interface WizardKind<Input extends WizardInput, Answers> extends LeadForm<Input, Answers> {
  /** What the success screen says beside that the lead is stored; fetched when the form nears its end. */
  Details: LateDetails;
  /** In order. A step more is an entry more and a small component. */
  steps: readonly WizardStep<FieldOf<Input>>[];
}
