import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { rememberedMs } from '#src/lib/tab-storage.ts';
import { forgetDraft, isAnswered, recallDraft, rememberDraft } from './draft.ts';
import type { WizardInput, WizardKind } from './wizard.types.ts';

/**
 * The one form of a wizard, with what was typed earlier in this tab.
 * `restored` is false in the prerendered page and until that is in place.
 */
export function useAnswers<Input extends WizardInput, Answers>(kind: WizardKind<Input, Answers>) {
  const form = useForm<Input, unknown, Answers>({
    defaultValues: kind.empty as DefaultValues<Input>,
    resolver: zodResolver<Input, unknown, Answers>(kind.schema),
    shouldFocusError: false,
  });
  const { getValues, setValue, subscribe } = form;
  const [restored, setRestored] = useState(false);

  // Not a layout effect: before its own effects have run, the form knows no value but the defaults,
  // and what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    const early = Object.entries(getValues()).filter(([, value]) => isAnswered(value));
    // What is typed already goes above the draft; set again, it reaches what watches the fields.
    const values = { ...recallDraft(kind), ...Object.fromEntries(early) };
    for (const [name, value] of Object.entries(values)) {
      setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>);
    }
    // Also what was typed before there was anyone to be told of it.
    rememberDraft(kind, getValues());
    setRestored(true);
  }, [kind, getValues, setValue]);

  useEffect(() => {
    let expiry: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        rememberDraft(kind, values);
        clearTimeout(expiry);
        expiry = setTimeout(() => forgetDraft(kind), rememberedMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(expiry);
    };
  }, [kind, subscribe]);

  return { form, restored };
}
