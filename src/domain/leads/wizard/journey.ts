import type { FieldOf, LeadSchema } from '#src/domain/leads/form/lead-form.types.ts';
import type { WizardInput, WizardStep } from './wizard.types.ts';

interface Journey<Input extends WizardInput> {
  steps: readonly WizardStep<FieldOf<Input>>[];
  schema: LeadSchema<Input, unknown>;
}

/**
 * Returns the number, from 1, of the furthest step that the answers allow: the first step with a
 * missing or invalid answer, or the last step if there is none.
 */
export function furthestStep<Input extends WizardInput>(
  { steps, schema }: Journey<Input>,
  input: Input,
): number {
  const result = schema.safeParse(input);
  if (result.success) return steps.length;
  const faulty = new Set(result.error.issues.map(({ path }) => path[0]));
  return steps.findIndex(({ fields }) => fields.some((field) => faulty.has(field))) + 1;
}

/**
 * Returns the step that an address shows: the requested one, limited by what the answers allow.
 *
 * @param asked the raw `step` parameter of the query
 */
export function stepToShow<Input extends WizardInput>(
  journey: Journey<Input>,
  asked: string | null,
  input: Input,
): number {
  return Math.min(stepAsked(asked), furthestStep(journey, input));
}

/**
 * Returns the step that an address requests, whatever the answers allow; the first one if it is
 * invalid.
 *
 * @param asked the raw `step` parameter of the query
 */
export function stepAsked(asked: string | null): number {
  return /^[1-9]$/.test(asked ?? '') ? Number(asked) : 1;
}

/** Returns the step with this number, from 1. */
export function stepAt<Field extends string>(
  steps: readonly WizardStep<Field>[],
  number: number,
): WizardStep<Field> {
  const step = steps[number - 1];
  if (!step) throw new RangeError(`The form has no step ${number}.`);
  return step;
}
