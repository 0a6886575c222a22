import type { FieldMessage } from '#src/ui/ErrorSummary.tsx';
import { fromLastStep, stepLink } from './step-link.ts';
import type { WizardStep } from './wizard.types.ts';

/**
 * Returns the errors for the summary of a step: those of its own fields or, on the last step, which
 * submits the whole form, those of all steps, each with a link to its step.
 *
 * @param number the step's number, from 1
 * @param messageOf returns the error of a field
 */
export function errorsToShow<Field extends string>(
  steps: readonly WizardStep<Field>[],
  number: number,
  messageOf: (field: Field) => string | undefined,
): FieldMessage[] {
  return steps.flatMap(({ fields }, index) => {
    const isShown = index + 1 === number;
    if (!isShown && number !== steps.length) return [];
    return fields.flatMap((id) => {
      const message = messageOf(id);
      if (!message) return [];
      if (isShown) return [{ id, message }];
      const link = { to: stepLink(index + 1), state: { ...fromLastStep, field: id } };
      return [{ id, message, link }];
    });
  });
}
