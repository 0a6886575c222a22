import { useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { loadedProvider } from '#src/data/leads/bot-check.service.ts';
import {
  type FailedSubmission,
  prepareSubmission,
  type SubmissionState,
} from '#src/features/submission/use-submit-lead.ts';
import { type ControlProps, type Controls, FormFields } from '#src/features/wizard/FormFields.tsx';
import { BotCheckNote, EndNote } from '#src/features/wizard/FormParts.tsx';
import { useLeadForm } from '#src/features/wizard/use-lead-form.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { listFields } from '#src/model/lead-forms/form-fields.ts';
import { messageFields } from '#src/model/lead-forms/message.fields.ts';
import styles from '#src/ui/fields/ShortForm.module.css';
import { CharactersLeft, TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { dismissToasts, showToast, Toasts } from '#src/ui/notices/Toasts.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { failureNotice, messageForm } from './contact.form.ts';

const notValidated: FailedSubmission = { status: 'failed', fault: 'submission-failed' };

const controls: Controls = { text: TextControl };
const names = listFields(messageFields);

/** The contact form, which shows all its fields at once. */
export function ContactForm({ answeredWithin }: { answeredWithin: string }) {
  const { form, validation, submission, preload, ...leadForm } = useLeadForm(messageForm);
  const element = useRef<HTMLFormElement>(null);
  const state = validation === 'failed' ? notValidated : submission;
  const isSending = state.status === 'sending';
  const isBusy = isSending || validation === 'loading';

  function prepare() {
    preload();
    void loadedProvider();
    prepareSubmission(messageForm.lead);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    return leadForm.handlePress(event, {
      fields: names,
      submits: true,
      onRefused,
      onStored() {
        leadForm.startOver();
        showToast({
          tone: 'good',
          title: 'Message sent!',
          description: "We'll be in touch soon.",
        });
      },
      onUnvalidated: () => showFailure(notValidated),
      onFailed: showFailure,
    });
  }

  function showFailure({ fault }: FailedSubmission) {
    // The visitor may have left for another page that shows toasts.
    if (element.current) showToast({ tone: 'error', ...failureNotice(fault) });
  }

  function onRefused() {
    leadForm.clearSubmission();
    const empty = names.find((name) => tidyText(form.getValues(name)) === '');
    if (empty) showToast({ tone: 'error', title: 'All fields are required' });
    else dismissToasts();
    const field = empty ?? names.find((name) => form.getFieldState(name).invalid);
    if (field) form.setFocus(field);
  }

  return (
    <Card>
      <FormProvider {...form}>
        <form
          ref={element}
          method="post"
          noValidate
          className={styles.form}
          onSubmit={onSubmit}
          onFocus={prepare}
        >
          <EndNote text={leadForm.ended} />
          <FormFields
            names={names}
            questions={messageFields}
            controls={controls}
            readOnly={isSending}
          />
          <BotCheckNote />
          <ContactOutcome state={state} answeredWithin={answeredWithin} />
          <Button type="submit" className={styles.submit} busy={isBusy} disabled={isSending}>
            {isBusy ? 'Sending…' : 'Send Message'}
          </Button>
        </form>
      </FormProvider>
      <Toasts />
    </Card>
  );
}

/** A text of several lines, which shows the characters left, in code points as stored, when there are few. */
function TextControl({ name, question: { label, hint, limits }, readOnly }: ControlProps) {
  const { field } = useTextField(name);
  const typed = useWatch<Record<string, string>>({ name }) ?? '';
  return (
    <TextAreaField
      {...field}
      label={label}
      hint={hint}
      autoComplete="off"
      readOnly={readOnly}
      note={limits && <CharactersLeft left={limits.max - [...tidyText(typed)].length} />}
    />
  );
}

/** The outcome of the last submission, which a toast shows too briefly. It takes the focus that the button lost. */
function ContactOutcome({
  state,
  answeredWithin,
}: {
  state: SubmissionState;
  answeredWithin: string;
}) {
  const alert = useRef<HTMLDivElement>(null);
  const { status } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the status brings the alert
  useEffect(() => alert.current?.focus(), [status]);

  if (state.status === 'failed') {
    const { title, description } = failureNotice(state.fault);
    return (
      <Alert ref={alert} tone="error" tabIndex={-1} title={title}>
        {description && <p>{description}</p>}
        {state.explanation && <p>{state.explanation}</p>}
        <p>Your message is still here, and you can send it again.</p>
      </Alert>
    );
  }
  if (status === 'stored') {
    return (
      <Alert ref={alert} tone="good" tabIndex={-1} title="Your message has reached us">
        <p>You’ll get an answer within {answeredWithin}.</p>
      </Alert>
    );
  }
  return null;
}
