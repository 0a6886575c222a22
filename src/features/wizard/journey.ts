import type { WizardInput, WizardKind, WizardStep } from './wizard.types.ts';

type Journey<Input extends WizardInput> = Pick<WizardKind<Input, unknown>, 'steps' | 'schema'>;

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
  const step = /^[1-9]$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(step, furthestStep(journey, input));
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
