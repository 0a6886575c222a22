import { useCallback, useEffect, useState } from 'react';
import type { Path } from 'react-hook-form';
import type { FieldOf } from '#src/domain/leads/form/lead-form.types.ts';
import { useLeadForm } from '#src/domain/leads/form/use-lead-form.ts';
import { prepareSubmission } from '#src/domain/leads/submission/load-submission.ts';
import { errorsToShow } from './errors-to-show.ts';
import { stepAt } from './journey.ts';
import { useBotCheck } from './use-bot-check.ts';
import { useRefusal } from './use-refusal.ts';
import { useStepFocus } from './use-step-focus.ts';
import { useStepNavigation } from './use-step-navigation.ts';
import type { WizardInput, WizardKind } from './wizard.types.ts';

export type Wizard<Input extends WizardInput, Answers> = ReturnType<
  typeof useWizard<Input, Answers>
>;

/**
 * Guides a visitor through the steps of a lead form and submits the answers at the end. `WizardForm`
 * renders the result until `submitted` is true.
 */
export function useWizard<Input extends WizardInput, Answers>(kind: WizardKind<Input, Answers>) {
  const { form, restored, schema, validation, submission, ...leadForm } = useLeadForm(kind);
  const navigation = useStepNavigation(kind.steps, schema, restored ? form.getValues() : null);
  const lastStep = kind.steps.length;
  const isLastStep = navigation.step === lastStep;
  const step = stepAt(kind.steps, navigation.step);
  const [touched, setTouched] = useState(false);
  const botCheck = useBotCheck(touched || navigation.step > 1);
  const { refused, summary, refuse, clear: clearRefusal } = useRefusal();
  const heading = useStepFocus(
    navigation.submitted ? 'success' : `step ${navigation.step}`,
    navigation.field,
  );

  const { preload, startOver } = leadForm;
  useEffect(() => {
    if (touched || navigation.needsSchema) preload();
  }, [touched, navigation.needsSchema, preload]);

  useEffect(() => {
    if (navigation.step < lastStep - 1) return;
    prepareSubmission(kind.lead);
    kind.Details.preload();
  }, [navigation.step, lastStep, kind]);

  useEffect(() => {
    if (navigation.submitted) startOver();
  }, [navigation.submitted, startOver]);

  const { setError } = form;
  /** Shows the outcome of a submission at a field and in the error summary, which takes the focus. */
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
        if (!isLastStep) navigation.goForward();
      },
      onStored: navigation.goToSuccess,
    });
  }

  function onBack() {
    clearRefusal();
    leadForm.clearSubmission();
    navigation.goBack();
  }

  const errors = errorsToShow(kind.steps, navigation.step, (field) => {
    return form.getFieldState(field as Path<Input>, form.formState).error?.message;
  });
  return {
    form,
    steps: kind.steps,
    step,
    number: navigation.step,
    isLastStep,
    submitted: navigation.submitted,
    /** The id of the submitted lead; undefined if an earlier release wrote the history entry. */
    leadId: navigation.leadId,
    startAgain: navigation.startAgain,
    submission,
    /** The state of a press that needs the validation. */
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
