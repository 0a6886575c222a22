import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stepToShow } from './journey.ts';
import { type StepState, stepLink } from './step-link.ts';
import type { WizardInput, WizardKind } from './wizard.types.ts';

/**
 * The wizard's place, which lives in the address (`?step=3`): the browser's Back goes one step
 * back, and an address cannot skip a step whose answers are missing.
 *
 * @param input the answers; null while they are not restored: the place is then step 1, as in the
 *   prerendered page
 */
export function usePlace<Input extends WizardInput>(
  kind: Pick<WizardKind<Input, unknown>, 'steps' | 'schema'>,
  input: Input | null,
) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as StepState;
  const asked = query.get('step');
  const step = input ? stepToShow(kind, asked, input) : 1;

  useEffect(() => {
    if (input && asked !== null && asked !== String(step)) {
      void navigate(stepLink(step), { replace: true });
    }
  });

  return {
    step,
    field: state.field,
    submitted: input !== null && state.submitted === true,
    goForward() {
      const forward: StepState = { forward: true };
      const next = state.fromLastStep ? kind.steps.length : step + 1;
      void navigate(stepLink(next), { state: forward });
    },
    goBack() {
      // Where the browser's own Back leads to the step before, both do the same.
      if (state.forward) void navigate(-1);
      else void navigate(stepLink(step - 1), { replace: true });
    },
    goToSuccess() {
      const submitted: StepState = { submitted: true };
      void navigate(stepLink(1), { replace: true, state: submitted });
    },
    startAgain() {
      void navigate(stepLink(1), { replace: true });
    },
  };
}
