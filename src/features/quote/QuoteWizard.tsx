import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useBotCheckReady } from '#src/features/bot-check/use-bot-check.ts';
import { loadService } from '#src/features/submission/submit-lead.ts';
import { useSubmitLead } from '#src/features/submission/use-submit-lead.ts';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import styles from './QuoteWizard.module.css';
import { quoteLead } from './quote.document.ts';
import { forgetDraft } from './quote.draft.ts';
import { emptyQuote } from './quote.schema.ts';
import { StepControls } from './StepControls.tsx';
import { SubmissionNotes } from './SubmissionNotes.tsx';
import { SuccessScreen } from './SuccessScreen.tsx';
import { lastStep, quoteSteps, stepAt } from './steps.ts';
import { trapName } from './TrapField.tsx';
import { useQuoteAnswers } from './use-quote-answers.ts';
import { useQuoteStep } from './use-quote-step.ts';
import { useStepFocus } from './use-step-focus.ts';

/** The 8-step pre-qualification form: walks the steps, and submits the answers at the end. */
export function QuoteWizard() {
  const { form, restored } = useQuoteAnswers();
  const place = useQuoteStep(restored ? form.getValues() : null);
  const step = stepAt(place.step);
  const isReview = place.step === lastStep;
  const submission = useSubmitLead(quoteLead);
  const [touched, setTouched] = useState(false);
  const botCheckReady = useBotCheckReady(touched || place.step > 1);
  const trap = useRef('');
  const [refusals, setRefusals] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useStepFocus(place.submitted ? 'success' : `step ${place.step}`);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    // Fetched while the visitor reads the consent, so that Submit waits for the servers alone.
    if (place.step >= lastStep - 1) loadService().catch(() => undefined);
  }, [place.step]);

  async function goOn() {
    if (!(await form.trigger(step.fields))) {
      setRefusals((count) => count + 1);
      return;
    }
    setRefusals(0);
    place.goForward();
  }

  const send = form.handleSubmit(async (answers) => {
    const stored = await submission.submit(answers, { ready: botCheckReady, trap: trap.current });
    if (stored) place.goToSuccess();
  });

  const { reset } = form;
  useEffect(() => {
    if (!place.submitted) return;
    reset(emptyQuote);
    forgetDraft();
  }, [place.submitted, reset]);

  /** Some programs that fill forms write into fields without an event to tell of it. */
  function takeSilentInput(data: FormData) {
    for (const field of step.fields) {
      const value = data.get(field);
      if (field !== 'contactConsent' && typeof value === 'string') form.setValue(field, value);
    }
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    trap.current = String(data.get(trapName) ?? trap.current);
    takeSilentInput(data);
    await (isReview ? send() : goOn());
  }

  if (place.submitted) return <SuccessScreen headingRef={heading} />;

  const errors = step.fields.flatMap((id) => {
    const message = form.getFieldState(id, form.formState).error?.message;
    return message ? [{ id, message }] : [];
  });
  return (
    <FormProvider {...form}>
      <Stepper current={place.step} total={lastStep} label={step.title} />
      <Card>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={onSubmit}
          onFocus={() => setTouched(true)}
        >
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            <span className="visually-hidden">
              Step {place.step} of {lastStep}:{' '}
            </span>
            {step.title}
          </h2>
          {refusals > 0 && <ErrorSummary ref={summary} errors={errors} />}
          <step.Content steps={quoteSteps} />
          {isReview && <SubmissionNotes state={submission.state} botCheckReady={botCheckReady} />}
          <StepControls
            step={place.step}
            sending={submission.state.status === 'sending'}
            botCheckReady={botCheckReady}
            onBack={() => {
              setRefusals(0);
              submission.clear();
              place.goBack();
            }}
          />
        </form>
      </Card>
    </FormProvider>
  );
}
