import { useCallback, useRef } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import { useSubmitLead } from '#src/domain/leads/submission/use-submit-lead.ts';
import { fieldTexts } from '#src/lib/input/field-texts.ts';
import { forgetDraft } from './draft.ts';
import type { FieldOf, FormInput, LeadForm } from './lead-form.types.ts';
import { useAnswers } from './use-answers.ts';
import { useFormValidation } from './use-form-validation.ts';

/** What a press on the form's button means where the form stands. */
interface Press<Field extends string> {
  /** The fields that it validates. */
  fields: readonly Field[];
  /** Whether it submits the lead once they are right. */
  submits: boolean;
  /** A field is refused; its error stands at the field. */
  onRefused(): void;
  /** The fields are right. */
  onPassed?(): void;
  /** The lead is stored, under this id. */
  onStored?(id: string): void;
}

/**
 * The one way in which answers become a lead: what was typed in this tab is restored; a press takes
 * in what was filled in without an event, waits for the validation, refuses or goes on, and submits
 * in the end. Whatever goes wrong on the way, the answers stay in the form.
 */
export function useLeadForm<Input extends FormInput, Answers>(kind: LeadForm<Input, Answers>) {
  const { form, restored } = useAnswers(kind);
  const { schema, state: validation, loadAhead, ready } = useFormValidation(kind);
  const { state: submission, submit, clear: clearSubmission } = useSubmitLead(kind.lead);
  const trap = useRef('');

  function takeFilledIn(element: HTMLFormElement, fields: readonly FieldOf<Input>[]) {
    const texts = fieldTexts(element);
    for (const field of fields) {
      const text = texts[field];
      if (typeof kind.empty[field] !== 'string' || text === undefined) continue;
      form.setValue(field as Path<Input>, text as PathValue<Input, Path<Input>>);
    }
    if (kind.trap) trap.current = texts[kind.trap] ?? trap.current;
  }

  async function handlePress(
    event: React.SubmitEvent<HTMLFormElement>,
    { fields, submits, onRefused, onPassed, onStored }: Press<FieldOf<Input>>,
  ) {
    event.preventDefault();
    takeFilledIn(event.currentTarget, fields);
    if (!(await ready())) return;
    if (!(await form.trigger(fields as Path<Input>[]))) return onRefused();
    onPassed?.();
    if (!submits) return;
    await form.handleSubmit(async (answers) => {
      const id = await submit(answers, trap.current);
      if (id) onStored?.(id);
    })();
  }

  const { reset, getValues } = form;
  /** After success: the form is as before anything was typed, or keeps its answers for another. */
  const startOver = useCallback(() => {
    reset(kind.keepsAnswers ? getValues() : (kind.empty as DefaultValues<Input>));
    forgetDraft(kind);
  }, [kind, reset, getValues]);

  return {
    form,
    /** False in the prerendered page and until what was typed earlier is in place. */
    restored,
    /** What tells valid answers; undefined until it is loaded. */
    schema,
    validation,
    submission,
    loadAhead,
    handlePress,
    clearSubmission,
    startOver,
  };
}
