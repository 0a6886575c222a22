import { useCallback, useEffect, useRef, useState } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { useBotCheckReady } from '#src/domain/leads/bot-check/use-bot-check.ts';
import { forgetDraft } from '#src/domain/leads/form/draft.ts';
import type { FieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { silentInput } from '#src/domain/leads/form/silent-input.ts';
import { useAnswers } from '#src/domain/leads/form/use-answers.ts';
import { useFormCheck } from '#src/domain/leads/form/use-form-check.ts';
import { loadSubmission } from '#src/domain/leads/submission/load-submission.ts';
import { useSubmitLead } from '#src/domain/leads/submission/use-submit-lead.ts';
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
  const { form, restored } = useAnswers(kind);
  const { schema, press, fetchAhead, ready } = useFormCheck(kind);
  const place = usePlace(kind.steps, schema, restored ? form.getValues() : null);
  const lastStep = kind.steps.length;
  const isLastStep = place.step === lastStep;
  const step = stepAt(kind.steps, place.step);
  const submission = useSubmitLead(kind.lead);
  const [touched, setTouched] = useState(false);
  const botCheckReady = useBotCheckReady(touched || place.step > 1);
  const trap = useRef('');
  const { refused, summary, refuse, clear: clearRefusal } = useRefusal();
  const heading = useStepFocus(place.submitted ? 'success' : `step ${place.step}`, place.field);

  useEffect(() => {
    if (touched || place.needsSchema) fetchAhead();
  }, [touched, place.needsSchema, fetchAhead]);

  useEffect(() => {
    // Fetched while the visitor reads on, so that Submit waits for the servers alone.
    if (place.step >= lastStep - 1) loadSubmission().catch(() => undefined);
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
      refuse();
    },
    [setError, refuse],
  );

  const send = form.handleSubmit(async (answers) => {
    if (await submission.submit(answers, trap.current)) place.goToSuccess();
  });

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (kind.trap) trap.current = String(data.get(kind.trap) ?? trap.current);
    for (const [field, text] of silentInput(data, step.fields, kind.empty)) {
      form.setValue(field as Path<Input>, text as PathValue<Input, Path<Input>>);
    }
    if (!(await ready())) return;
    if (!(await form.trigger(step.fields as Path<Input>[]))) return refuse();
    clearRefusal();
    if (isLastStep) await send();
    else place.goForward();
  }

  function onBack() {
    clearRefusal();
    submission.clear();
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
    startAgain: place.startAgain,
    submission: submission.state,
    /** What became of a press that needs the check of the answers. */
    press,
    botCheckReady,
    heading,
    summary,
    errors: refused ? errors : [],
    failWith,
    onSubmit,
    onBack,
    onTouch: () => setTouched(true),
  };
}
