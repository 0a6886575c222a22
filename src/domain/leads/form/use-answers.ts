import { useEffect, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { forgetDraft, isAnswered, recallDraft, rememberDraft } from './draft.ts';
import type { FormInput, LeadForm } from './lead-form.types.ts';

/**
 * The form with what was typed earlier in this tab. What is refused is said when the visitor tries
 * to go on, and validated again by whoever shows it.
 * `restored` is false in the prerendered page and until that is in place.
 */
export function useAnswers<Input extends FormInput, Answers>(lead: LeadForm<Input, Answers>) {
  const form = useForm<Input, unknown, Answers>({
    defaultValues: lead.empty as DefaultValues<Input>,
    resolver: async (...form) => (await lead.validation.load()).resolver(...form),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe } = form;
  const [restored, setRestored] = useState(false);

  // Not a layout effect: before its own effects have run, the form knows no value but the defaults,
  // and what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const keep = (input: Input) => {
      rememberDraft(lead, input);
      clearTimeout(expiry);
      expiry = setTimeout(() => forgetDraft(lead), rememberedMs);
    };
    const early = Object.entries(getValues()).filter(([, value]) => isAnswered(value));
    // What is typed already goes above the draft. Those who watch a field are told of it because of
    // `shouldDirty`, even if it stays as it was.
    setValues({ ...recallDraft(lead), ...Object.fromEntries(early) }, { shouldDirty: true });
    // Also what was typed before there was anyone to be told of it.
    keep(getValues());
    setRestored(true);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      unsubscribe();
      clearTimeout(expiry);
    };
  }, [lead, getValues, setValues, subscribe]);

  return { form, restored };
}
