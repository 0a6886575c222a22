import { useEffect, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { forgetDraft, isAnswered, recallDraft, rememberDraft } from './draft.ts';
import type { FormInput, LeadForm } from './lead-form.types.ts';

/**
 * Creates the form and restores what was typed earlier in this tab. Errors appear when the visitor
 * tries to continue; the component that shows an error also validates it again. `restored` is false in
 * the prerendered page and until the draft is restored.
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

  // Not a layout effect: until the form's own effects have run, it has only its default values, and
  // what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const keep = (input: Input) => {
      rememberDraft(lead, input);
      clearTimeout(expiry);
      expiry = setTimeout(() => forgetDraft(lead), rememberedMs);
    };
    const early = Object.entries(getValues()).filter(([, value]) => isAnswered(value));
    // Values that were already typed take precedence over the draft. `shouldDirty` notifies the
    // watchers of a field even if its value does not change.
    setValues({ ...recallDraft(lead), ...Object.fromEntries(early) }, { shouldDirty: true });
    // Includes what was typed before this subscription.
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
