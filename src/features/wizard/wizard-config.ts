import type { ComponentType } from 'react';
import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import type { FieldOf, FormInput, LeadForm, LeadSchema } from '#src/features/wizard/lead-form.ts';
import { listFields, type StepFields } from '#src/model/lead-forms/form-fields.ts';
import type { FieldMessage } from '#src/ui/fields/ErrorSummary.tsx';
import type { LazyDetails } from './ThankYou.tsx';

/** The values of a wizard's form as typed, including the consent. */
export interface WizardInput extends FormInput {
  contactConsent: boolean;
}

export interface WizardStep<Field extends string = string> {
  key: string;
  title: string;
  /** What it asks, under its title. */
  question: string;
  /** The fields that Next validates; empty for a step without questions. */
  fields: readonly Field[];
  Content: ComponentType<StepProps<Field>>;
}

export interface StepProps<Field extends string = string> {
  fields: readonly Field[];
  /** All steps, for a step that shows the answers of the others. */
  steps: readonly Pick<WizardStep<Field>, 'fields'>[];
}

/** Returns the steps of a form, each with its fields, what it asks and what shows them. */
export function listSteps<Step extends string, Fields extends StepFields<Step>>(
  titles: Readonly<Record<Step, string>>,
  fields: Fields,
  findParts: (step: Step) => Pick<WizardStep<FieldOf<Fields>>, 'question' | 'Content'>,
): readonly WizardStep<FieldOf<Fields>>[] {
  return (Object.keys(titles) as Step[]).map((key) => ({
    key,
    title: titles[key],
    fields: listFields(fields).filter((name) => fields[name]?.step === key),
    ...findParts(key),
  }));
}

/** A wizard as data: its questions, their order, and how the answers are stored. */
export interface WizardConfig<Input extends WizardInput, Answers> extends LeadForm<Input, Answers> {
  /** The optional part of the success screen; prefetched near the end of the form. */
  Details: LazyDetails<Input>;
  steps: readonly WizardStep<FieldOf<Input>>[];
  /** Where a failed submission is shown as an error, with its texts; the wizard shows others itself. */
  faults?: { field: FieldOf<Input>; texts: Readonly<Record<SubmissionFault, string>> };
}

/**
 * Returns the number, from 1, of the step that an address shows: the requested one or, if that is earlier, the first
 * step with a missing or invalid answer.
 */
export function stepToShow<Input extends WizardInput>(
  steps: readonly WizardStep<FieldOf<Input>>[],
  schema: LeadSchema<Input, unknown>,
  requested: string | null,
  input: Input,
): number {
  const faulty = new Set(schema.safeParse(input).error?.issues.map(({ path }) => path[0]));
  const first = steps.findIndex(({ fields }) => fields.some((field) => faulty.has(field)));
  return Math.min(requestedStep(requested), first < 0 ? steps.length : first + 1);
}

/** Returns the step that the `step` of a query requests, whatever the answers allow; the first one if it is invalid. */
export function requestedStep(requested: string | null): number {
  return /^[1-9]$/.test(requested ?? '') ? Number(requested) : 1;
}

/** The wizard's state in an entry of the browser's history. */
export interface StepState {
  /** Whether Next led here from the previous step. */
  forward?: boolean;
  /** Whether the visitor came from the last step to change something, and will return there. */
  fromLastStep?: boolean;
  /** The field that takes the focus; if undefined, the step's heading does. */
  field?: string;
  sent?: {
    leadId: string;
    /** In milliseconds. The tab keeps this time as long as the success may be shown. */
    storedAt: number;
  };
}

/** Returns the address of a step, for a router link. */
export function stepLink(step: number) {
  return { search: step === 1 ? '' : `?step=${step}` };
}

/** The state of a link from the last step to an earlier one. */
export const fromLastStep: StepState = { fromLastStep: true };

/**
 * Returns the errors for the summary of a step: those of its own fields or, on the last step, which submits the whole
 * form, those of all steps, each with a link to its step.
 */
export function errorsToShow<Field extends string>(
  steps: readonly WizardStep<Field>[],
  number: number,
  findMessage: (field: Field) => string | undefined,
): FieldMessage[] {
  return steps.flatMap(({ fields }, index) => {
    const isShown = index + 1 === number;
    if (!isShown && number !== steps.length) return [];
    return fields.flatMap((id) => {
      const message = findMessage(id);
      if (!message) return [];
      if (isShown) return [{ id, message }];
      const link = { to: stepLink(index + 1), state: { ...fromLastStep, field: id } };
      return [{ id, message, link }];
    });
  });
}
