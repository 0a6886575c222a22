import { useRef, useState } from 'react';
import { type SignInFault, signInFailureText } from '#src/data/admin/auth/sign-in-faults.ts';
import type { z } from '#src/lib/loading/zod.ts';
import type { Outcome } from './OutcomeAlert.tsx';

/**
 * Returns the state of a form about the account, whose fields are uncontrolled. Errors appear on submit, and each
 * disappears as soon as it is fixed. It sends one submission at a time.
 *
 * @param schema validates the values by field name
 * @param send sends valid values; resolves to what to say then, or to undefined if the page is being left, so
 *   that the form stays busy
 * @param otherwise the fault of a failure without one
 * @returns `form`: the attributes of the form element
 */
export function useAccountForm<Values extends object>(
  schema: z.ZodMiniType<Values>,
  send: (values: Values) => Promise<string | undefined>,
  otherwise?: SignInFault,
) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [state, setState] = useState<{ isBusy: boolean; outcome?: Outcome }>({ isBusy: false });
  const isSending = useRef(false);

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const values = validate();
    setState({ isBusy: values !== undefined });
    if (!values) return;
    isSending.current = true;
    try {
      const text = await send(values);
      if (!text) return;
      setState({ isBusy: false, outcome: { tone: 'good', text } });
    } catch (error) {
      const text = signInFailureText(error, otherwise);
      setState({ isBusy: false, outcome: { tone: 'error', text } });
    }
    isSending.current = false;
  }

  /** Returns the values if they are valid. Otherwise shows the errors and focuses the first. */
  function validate(): Values | undefined {
    if (!ref.current) return undefined;
    const result = readForm(ref.current, schema);
    setErrors(result.errors);
    if (result.values) return result.values;
    const [first] = Object.keys(result.errors);
    ref.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return undefined;
  }

  /** Removes errors that no longer apply. */
  function onInput() {
    if (!ref.current || Object.keys(errors).length === 0) return;
    const now = readForm(ref.current, schema).errors;
    const still = Object.entries(now).filter(([field]) => field in errors);
    setErrors(Object.fromEntries(still) as FieldErrors<Values>);
  }

  return { form: { ref, method: 'post', noValidate: true, onSubmit, onInput }, errors, ...state };
}

type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface Read<Values> {
  /** Set only if there are no errors. */
  values?: Values;
  errors: FieldErrors<Values>;
}

/** Parses a form's fields from the DOM, so with what was typed before hydration or filled in without an event. */
function readForm<Values extends object>(
  form: HTMLFormElement,
  schema: z.ZodMiniType<Values>,
): Read<Values> {
  const result = schema.safeParse(Object.fromEntries(new FormData(form)));
  if (result.success) return { values: result.data, errors: {} };
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as keyof Values & string] ??= message;
  }
  return { errors };
}
