import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldOf, LeadSchema } from '#src/domain/leads/form/lead-form.types.ts';
import { stepAsked, stepToShow } from './journey.ts';
import { type StepState, stepLink } from './step-link.ts';
import type { WizardInput, WizardStep } from './wizard.types.ts';

/**
 * Keeps the wizard's current step in the address (`?step=3`), so that the browser's Back goes back
 * one step. An address cannot skip a step whose answers are missing.
 *
 * @param schema tells which steps have valid answers; until it is loaded, the first step is shown
 * @param input the answers; null until they are restored, when the step is 1 as in the prerendered page
 */
export function useStepNavigation<Input extends WizardInput>(
  steps: readonly WizardStep<FieldOf<Input>>[],
  schema: LeadSchema<Input, unknown> | undefined,
  input: Input | null,
) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as StepState;
  // The history entry that was left for another step, until that step is shown.
  const left = useRef<string>(undefined);
  const asked = query.get('step');
  const isFirst = stepAsked(asked) === 1;
  const known = input !== null && (isFirst || schema !== undefined);
  const step = known && schema && !isFirst ? stepToShow({ steps, schema }, asked, input) : 1;

  useEffect(() => {
    if (known && asked !== null && asked !== String(step)) {
      void navigate(stepLink(step), { replace: true });
    }
  });

  useEffect(() => {
    if (left.current !== location.key) left.current = undefined;
  }, [location.key]);

  /** Returns false for a repeated press, before the page shows the next step. */
  function leave(): boolean {
    const isFirstPress = left.current !== location.key;
    left.current = location.key;
    return isFirstPress;
  }

  return {
    step,
    /** Whether the address requests a step that needs the schema. */
    needsSchema: !isFirst,
    field: state.field,
    submitted: input !== null && state.submitted === true,
    leadId: state.leadId,
    goForward() {
      // Pressed on the first step, which is shown until the step of the address is known.
      if (!known && !isFirst) return;
      if (!leave()) return;
      const forward: StepState = { forward: true };
      const next = state.fromLastStep ? steps.length : step + 1;
      void navigate(stepLink(next), { state: forward });
    },
    goBack() {
      if (!leave()) return;
      // If the previous history entry is the previous step, this does the same as the browser's Back.
      if (state.forward) void navigate(-1);
      else void navigate(stepLink(step - 1), { replace: true });
    },
    /** The id is kept only in the history entry of the success screen, not in an address or in storage. */
    goToSuccess(leadId: string) {
      const submitted: StepState = { submitted: true, leadId };
      void navigate(stepLink(1), { replace: true, state: submitted });
    },
    startAgain() {
      void navigate(stepLink(1), { replace: true });
    },
  };
}
