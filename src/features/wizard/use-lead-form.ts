import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { forget, recall, remember } from '#src/data/state/unsaved.ts';
import {
  type FailedSubmission,
  loadExplanation,
  useSubmitLead,
} from '#src/features/submission/use-submit-lead.ts';
import type { FieldOf, FormInput, LeadForm } from './lead-form.ts';

/** What a press on the form's button does in the form's current state. */
interface Press<Field extends string> {
  fields: readonly Field[];
  submits: boolean;
  onRefused(): void;
  onPassed?(): void;
  onStored?(id: string): void;
  onUnvalidated?(): void;
  /** Called when the lead is not known to be stored. */
  onFailed?(failure: FailedSubmission): void;
}

/**
 * Manages a lead form from the restored draft to the stored lead. A press waits for the validation, picks up autofilled
 * values, formats them as fields do when the visitor leaves them, refuses invalid fields or continues, and finally
 * submits. Whatever goes wrong, the answers stay in the form.
 */
export function useLeadForm<Input extends FormInput, Answers>(config: LeadForm<Input, Answers>) {
  const { form, restored, ended, setEnded } = useAnswers(config);
  const { loaded, state: validation, preload, ready } = useFormValidation(config);
  const { state: submission, submit, clear: clearSubmission } = useSubmitLead(config.lead);
  const honeypot = useRef('');

  async function handlePress(
    event: React.SubmitEvent<HTMLFormElement>,
    press: Press<FieldOf<Input>>,
  ) {
    event.preventDefault();
    const element = event.currentTarget;
    const validated = await ready(press.onUnvalidated);
    if (!validated) return;
    // Some password managers and autofill tools fill in fields without an event. No field is for files.
    const texts = Object.fromEntries(new FormData(element)) as Partial<Record<string, string>>;
    for (const field of press.fields) {
      const text = texts[field];
      if (typeof config.empty[field] !== 'string' || text === undefined) continue;
      const answer = validated.formats?.[field]?.(text) ?? text;
      form.setValue(field as Path<Input>, answer as PathValue<Input, Path<Input>>);
    }
    if (config.honeypot) honeypot.current = texts[config.honeypot] ?? honeypot.current;
    if (!(await form.trigger(press.fields as Path<Input>[]))) return press.onRefused();
    setEnded(undefined);
    press.onPassed?.();
    if (!press.submits) return;
    await form.handleSubmit(async (answers) => {
      const id = await submit(answers, honeypot.current, press.onFailed);
      if (id) press.onStored?.(id);
    })();
  }

  /** Resets the form after success, or keeps its answers for another lead; clears the draft. */
  function startOver() {
    form.reset(config.keepsAnswers ? form.getValues() : (config.empty as DefaultValues<Input>));
    forget(config.name);
  }

  return {
    form,
    /** False in the prerendered page and until the draft is restored. */
    restored,
    ended,
    setEnded,
    schema: loaded?.schema,
    validation,
    submission,
    preload,
    handlePress,
    clearSubmission,
    startOver,
  };
}

/** Creates the form and restores what was typed earlier in this tab. What shows an error validates it again. */
function useAnswers<Input extends FormInput, Answers>(lead: LeadForm<Input, Answers>) {
  const form = useForm<Input, unknown, Answers>({
    defaultValues: lead.empty as DefaultValues<Input>,
    resolver: async (...form) => (await lead.validation()).resolver(...form),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValues, subscribe } = form;
  const [restored, setRestored] = useState(false);
  const [ended, setEnded] = useState<string>();

  // Not a layout effect: until the form's own effects have run, it has only its default values, and
  // what was typed into the prerendered fields would be overwritten.
  useEffect(() => {
    const draft = recall(lead.name) as Partial<Input> | null | undefined;
    if (draft === null) void loadExplanation('draft').then(setEnded);
    const early = Object.entries(getValues()).filter(([, value]) => isAnswered(value));
    // Values that were already typed take precedence over the draft. `shouldDirty` notifies the
    // watchers of a field even if its value does not change.
    const answers = { ...draft, ...Object.fromEntries(early) } as Partial<Input>;
    setValues(answers, { shouldDirty: true });
    // Includes what was typed before this subscription.
    keepAnswers(lead, getValues());
    setRestored(true);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepAnswers(lead, values),
    });
  }, [lead, getValues, setValues, subscribe]);

  return { form, restored, ended, setEnded };
}

/** Loads the validation of a form: ahead of time, or at the latest when a press needs it. */
export function useFormValidation<Input extends FormInput, Answers>({
  validation,
}: Pick<LeadForm<Input, Answers>, 'validation'>) {
  const [loaded, setLoaded] = useState(validation.known);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loading = useRef(false);

  /** Loads it ahead of the press. A failure is ignored: the press loads it again and reports it. */
  function preload() {
    validation().then(setLoaded, () => undefined);
  }

  /** Returns the validation once it is there; undefined if it fails or while another press waits for it. */
  async function ready(onFailed?: () => void) {
    if (loading.current) return undefined;
    loading.current = true;
    setState(validation.known() ? 'idle' : 'loading');
    try {
      const arrived = await validation();
      setLoaded(arrived);
      setState('idle');
      return arrived;
    } catch {
      setState('failed');
      onFailed?.();
      return undefined;
    } finally {
      loading.current = false;
    }
  }

  return { loaded, state, preload, ready };
}

/** Stores the answers as a draft for this tab, without a consent, which must be given each time. */
export function keepAnswers(
  { name }: Pick<LeadForm<never, unknown>, 'name'>,
  { contactConsent: _, ...draft }: FormInput,
): void {
  if (Object.values(draft).some(isAnswered)) remember(name, draft);
  else forget(name);
}

/** Whether a field has an answer: a non-empty string or list. */
export function isAnswered(value: FormInput[string]): boolean {
  return typeof value !== 'boolean' && value.length > 0;
}
