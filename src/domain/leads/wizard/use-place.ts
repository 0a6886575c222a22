import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldOf, LeadSchema } from '#src/domain/leads/form/lead-form.types.ts';
import { stepAsked, stepToShow } from './journey.ts';
import { type StepState, stepLink } from './step-link.ts';
import type { WizardInput, WizardStep } from './wizard.types.ts';

/**
 * The wizard's place, which lives in the address (`?step=3`): the browser's Back goes one step
 * back, and an address cannot skip a step whose answers are missing.
 *
 * @param schema what tells which steps are answered; the first is shown without it, and in its
 *   absence
 * @param input the answers; null while they are not restored: the place is then step 1, as in the
 *   prerendered page
 */
export function usePlace<Input extends WizardInput>(
  steps: readonly WizardStep<FieldOf<Input>>[],
  schema: LeadSchema<Input, unknown> | undefined,
  input: Input | null,
) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = (location.state ?? {}) as StepState;
  // The place that was left for another step, until that one is shown.
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

  /** A press again, before the step has gone from the page, is the first one's. */
  function leave(): boolean {
    const isFirstPress = left.current !== location.key;
    left.current = location.key;
    return isFirstPress;
  }

  return {
    step,
    /** Whether the address asks for a step that needs the schema. */
    needsSchema: !isFirst,
    field: state.field,
    submitted: input !== null && state.submitted === true,
    leadId: state.leadId,
    goForward() {
      if (!leave()) return;
      const forward: StepState = { forward: true };
      const next = state.fromLastStep ? steps.length : step + 1;
      void navigate(stepLink(next), { state: forward });
    },
    goBack() {
      if (!leave()) return;
      // Where the browser's own Back leads to the step before, both do the same.
      if (state.forward) void navigate(-1);
      else void navigate(stepLink(step - 1), { replace: true });
    },
    /** The id goes the way of `submitted`: it lives as long as the success screen, in no address and no store. */
    goToSuccess(leadId: string) {
      const submitted: StepState = { submitted: true, leadId };
      void navigate(stepLink(1), { replace: true, state: submitted });
    },
    startAgain() {
      void navigate(stepLink(1), { replace: true });
    },
  };
}
