import { useCallback, useEffect, useState } from 'react';
import type { Path } from 'react-hook-form';
import { useBotCheck } from '#src/domain/leads/bot-check/use-bot-check.ts';
import type { FieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useLeadForm } from '#src/domain/leads/form/use-lead-form.ts';
import { prepareSubmission } from '#src/domain/leads/submission/load-submission.ts';
import { errorsToShow } from './errors-to-show.ts';
import { stepAt } from './journey.ts';
import { usePlace } from './use-place.ts';
import { useRefusal } from './use-refusal.ts';
import { useStepFocus } from './use-step-focus.ts';
import type { WizardInput, WizardKind } from './wizard.types.ts';

export type Wizard<Input extends WizardInput, Answers> = ReturnType<
  typeof useWizard<Input, Answers>
>;

/**
 * Walks a visitor through the steps of a lead form, and submits the answers at the end.
 * `WizardForm` draws what this returns, until `submitted`.
 */
export function useWizard<Input extends WizardInput, Answers>(kind: WizardKind<Input, Answers>) {
  const { form, restored, schema, validation, submission, ...leadForm } = useLeadForm(kind);
  const place = usePlace(kind.steps, schema, restored ? form.getValues() : null);
  const lastStep = kind.steps.length;
  const isLastStep = place.step === lastStep;
  const step = stepAt(kind.steps, place.step);
  const [touched, setTouched] = useState(false);
  const botCheck = useBotCheck(touched || place.step > 1);
  const { refused, summary, refuse, clear: clearRefusal } = useRefusal();
  const heading = useStepFocus(place.submitted ? 'success' : `step ${place.step}`, place.field);

  const { loadAhead, startOver } = leadForm;
  useEffect(() => {
    if (touched || place.needsSchema) loadAhead();
  }, [touched, place.needsSchema, loadAhead]);

  useEffect(() => {
    if (place.step < lastStep - 1) return;
    prepareSubmission(kind.lead);
    kind.Details.preload();
  }, [place.step, lastStep, kind]);

  useEffect(() => {
    if (place.submitted) startOver();
  }, [place.submitted, startOver]);

  const { setError } = form;
  /** Says at a field and in the summary, which takes the focus, what became of a submission. */
  const failWith = useCallback(
    (field: FieldOf<Input>, message: string) => {
      setError(field as Path<Input>, { type: 'submission', message });
      refuse();
    },
    [setError, refuse],
  );

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    return leadForm.handlePress(event, {
      fields: step.fields,
      submits: isLastStep,
      onRefused: refuse,
      onPassed() {
        clearRefusal();
        if (!isLastStep) place.goForward();
      },
      onStored: place.goToSuccess,
    });
  }

  function onBack() {
    clearRefusal();
    leadForm.clearSubmission();
    place.goBack();
  }

  const errors = errorsToShow(kind.steps, place.step, (field) => {
    return form.getFieldState(field as Path<Input>, form.formState).error?.message;
  });
  return {
    form,
    steps: kind.steps,
    step,
    number: place.step,
    isLastStep,
    submitted: place.submitted,
    /** Of the lead that was submitted; unknown on a screen that an earlier release left behind. */
    leadId: place.leadId,
    startAgain: place.startAgain,
    submission,
    /** What became of a press that needs the validation. */
    validation,
    botCheck,
    heading,
    summary,
    errors: refused ? errors : [],
    failWith,
    onSubmit,
    onBack,
    onTouch: () => setTouched(true),
  };
}
