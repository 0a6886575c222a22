import { useCallback, useEffect, useRef, useState } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { useBotCheckReady } from '#src/features/bot-check/use-bot-check.ts';
import { loadService } from '#src/features/submission/submit-lead.ts';
import { useSubmitLead } from '#src/features/submission/use-submit-lead.ts';
import type { FieldMessage } from '#src/ui/ErrorSummary.tsx';
import { forgetDraft } from './draft.ts';
import { fromLastStep, stepLink } from './step-link.ts';
import { useAnswers } from './use-answers.ts';
import { usePlace } from './use-place.ts';
import { useStepFocus } from './use-step-focus.ts';
import type { FieldOf, WizardInput, WizardKind, WizardStep } from './wizard.types.ts';

export type Wizard<Input extends WizardInput, Answers> = ReturnType<
  typeof useWizard<Input, Answers>
>;

/**
 * Walks a visitor through the steps of a lead form, and submits the answers at the end.
 * `WizardForm` draws what this returns, until `submitted`.
 */
export function useWizard<Input extends WizardInput, Answers>(kind: WizardKind<Input, Answers>) {
  const { form, restored } = useAnswers(kind);
  const place = usePlace(kind, restored ? form.getValues() : null);
  const lastStep = kind.steps.length;
  const isLastStep = place.step === lastStep;
  const step = stepAt(kind.steps, place.step);
  const submission = useSubmitLead(kind.lead);
  const [touched, setTouched] = useState(false);
  const botCheckReady = useBotCheckReady(touched || place.step > 1);
  const trap = useRef('');
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(place.submitted ? 'success' : `step ${place.step}`, place.field);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    // Fetched while the visitor reads on, so that Submit waits for the servers alone.
    if (place.step >= lastStep - 1) loadService().catch(() => undefined);
  }, [place.step, lastStep]);

  const { reset, getValues, setError } = form;
  useEffect(() => {
    if (!place.submitted) return;
    reset(kind.keepsAnswers ? getValues() : kind.empty);
    forgetDraft(kind);
  }, [place.submitted, reset, getValues, kind]);

  /** Says at a field and in the summary, which takes the focus, what became of a submission. */
  const failWith = useCallback(
    (field: FieldOf<Input>, message: string) => {
      setError(field as Path<Input>, { type: 'submission', message });
      setRefusals((count) => count + 1);
    },
    [setError],
  );

  const send = form.handleSubmit(async (answers) => {
    const stored = await submission.submit(answers, { ready: botCheckReady, trap: trap.current });
    if (stored) place.goToSuccess();
  });

  /** Some programs that fill forms write into fields without an event to tell of it. */
  function takeSilentInput(data: FormData) {
    for (const field of step.fields) {
      const value = data.get(field);
      if (typeof kind.empty[field] === 'string' && typeof value === 'string') {
        form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>);
      }
    }
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (kind.trap) trap.current = String(data.get(kind.trap) ?? trap.current);
    takeSilentInput(data);
    if (!(await form.trigger(step.fields as Path<Input>[]))) {
      setRefusals((count) => count + 1);
      return;
    }
    setRefusals(0);
    if (isLastStep) await send();
    else place.goForward();
  }

  function onBack() {
    setRefusals(0);
    submission.clear();
    place.goBack();
  }

  /** The errors of the step; on the last one, which submits the whole form, those of every step. */
  function findErrors(): FieldMessage[] {
    return kind.steps.flatMap(({ fields }, index) => {
      const number = index + 1;
      if (number !== place.step && !isLastStep) return [];
      return fields.flatMap((id) => {
        const message = form.getFieldState(id as Path<Input>, form.formState).error?.message;
        if (!message) return [];
        if (number === place.step) return [{ id, message }];
        const link = { to: stepLink(number), state: { ...fromLastStep, field: id } };
        return [{ id, message, link }];
      });
    });
  }

  const errors = findErrors();
  return {
    form,
    steps: kind.steps,
    step,
    number: place.step,
    isLastStep,
    submitted: place.submitted,
    startAgain: place.startAgain,
    submission: submission.state,
    botCheckReady,
    heading,
    summary,
    errors: refusals > 0 ? errors : [],
    failWith,
    onSubmit,
    onBack,
    onTouch: () => setTouched(true),
  };
}

function stepAt<Field extends string>(
  steps: readonly WizardStep<Field>[],
  number: number,
): WizardStep<Field> {
  const step = steps[number - 1];
  if (!step) throw new RangeError(`The form has no step ${number}.`);
  return step;
}
