import { useCallback, useRef } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import { useSubmitLead } from '#src/domain/leads/submission/use-submit-lead.ts';
import { fieldTexts } from '#src/lib/use-hydrated.ts';
import { forgetDraft } from './draft.ts';
import type { FieldOf, FormInput, LeadForm } from './lead-form.types.ts';
import { useAnswers } from './use-answers.ts';
import { useFormValidation } from './use-form-validation.ts';

/** What a press on the form's button does in the form's current state. */
interface Press<Field extends string> {
  /** The fields to validate. */
  fields: readonly Field[];
  /** Whether to submit the lead if they are valid. */
  submits: boolean;
  /** Called when a field is invalid; the error is shown at the field. */
  onRefused(): void;
  /** Called when the fields are valid. */
  onPassed?(): void;
  /** Called with the id of the stored lead. */
  onStored?(id: string): void;
}

/**
 * Manages a lead form from the restored draft to the stored lead. A press picks up autofilled values,
 * formats them as fields do when the visitor leaves them, waits for the validation, refuses invalid fields or
 * continues, and finally submits. Whatever goes wrong, the answers stay in the form.
 */
export function useLeadForm<Input extends FormInput, Answers>(kind: LeadForm<Input, Answers>) {
  const { form, restored } = useAnswers(kind);
  const { schema, state: validation, preload, ready } = useFormValidation(kind);
  const { state: submission, submit, clear: clearSubmission } = useSubmitLead(kind.lead);
  const honeypot = useRef('');

  function readAutofill(element: HTMLFormElement, fields: readonly FieldOf<Input>[]) {
    const texts = fieldTexts(element);
    const formats: Partial<Record<string, (text: string) => string>> = kind.formats ?? {};
    for (const field of fields) {
      const text = texts[field];
      if (typeof kind.empty[field] !== 'string' || text === undefined) continue;
      const format = formats[field];
      const answer = format ? format(text) : text;
      form.setValue(field as Path<Input>, answer as PathValue<Input, Path<Input>>);
    }
    if (kind.honeypot) honeypot.current = texts[kind.honeypot] ?? honeypot.current;
  }

  async function handlePress(
    event: React.SubmitEvent<HTMLFormElement>,
    { fields, submits, onRefused, onPassed, onStored }: Press<FieldOf<Input>>,
  ) {
    event.preventDefault();
    readAutofill(event.currentTarget, fields);
    if (!(await ready())) return;
    if (!(await form.trigger(fields as Path<Input>[]))) return onRefused();
    onPassed?.();
    if (!submits) return;
    await form.handleSubmit(async (answers) => {
      const id = await submit(answers, honeypot.current);
      if (id) onStored?.(id);
    })();
  }

  const { reset, getValues } = form;
  /** Resets the form after success, or keeps its answers for another lead; clears the draft. */
  const startOver = useCallback(() => {
    reset(kind.keepsAnswers ? getValues() : (kind.empty as DefaultValues<Input>));
    forgetDraft(kind);
  }, [kind, reset, getValues]);

  return {
    form,
    /** False in the prerendered page and until the draft is restored. */
    restored,
    /** Validates the answers; undefined until it is loaded. */
    schema,
    validation,
    submission,
    preload,
    handlePress,
    clearSubmission,
    startOver,
  };
}
