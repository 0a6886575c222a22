import type { FieldOf, LeadSchema } from '#src/domain/leads/form/lead-form.types.ts';
import type { WizardInput, WizardStep } from './wizard.types.ts';

interface Journey<Input extends WizardInput> {
  steps: readonly WizardStep<FieldOf<Input>>[];
  schema: LeadSchema<Input, unknown>;
}

/**
 * The furthest step that the answers allow: the first one with an answer that is missing or wrong,
 * the last one when there is none.
 *
 * @returns a step's number, from 1
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
 * The step that an address shows: the one that it asks for, held within what the answers allow.
 *
 * @param asked the `step` of the query, as found
 */
export function stepToShow<Input extends WizardInput>(
  journey: Journey<Input>,
  asked: string | null,
  input: Input,
): number {
  return Math.min(stepAsked(asked), furthestStep(journey, input));
}

/**
 * The step that an address asks for, whatever the answers allow; anything odd asks for the first.
 *
 * @param asked the `step` of the query, as found
 */
export function stepAsked(asked: string | null): number {
  return /^[1-9]$/.test(asked ?? '') ? Number(asked) : 1;
}

/** The step with a number, from 1. */
export function stepAt<Field extends string>(
  steps: readonly WizardStep<Field>[],
  number: number,
): WizardStep<Field> {
  const step = steps[number - 1];
  if (!step) throw new RangeError(`The form has no step ${number}.`);
  return step;
}
