import { useCallback, useRef, useState } from 'react';
import type { FormInput, LeadForm } from './lead-form.types.ts';

/** The state of a press that needs the validation. */
type ValidationState = 'idle' | 'loading' | 'failed';

/** Loads the validation of a form: ahead of time, or at the latest when a press needs it. */
export function useFormValidation<Input extends FormInput, Answers>({
  validation,
}: Pick<LeadForm<Input, Answers>, 'validation'>) {
  const [loaded, setLoaded] = useState(validation.cached);
  const [state, setState] = useState<ValidationState>('idle');
  const loading = useRef(false);

  /** Loads it ahead of the press. A failure is ignored: the press loads it again and reports it. */
  const preload = useCallback(() => {
    validation.load().then(setLoaded, () => undefined);
  }, [validation]);

  /**
   * Waits for the validation. A press is ignored while another one is waiting.
   *
   * @returns whether the press may continue
   */
  async function ready() {
    if (loading.current) return false;
    loading.current = true;
    setState(validation.cached() ? 'idle' : 'loading');
    try {
      setLoaded(await validation.load());
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      loading.current = false;
    }
  }

  return { schema: loaded?.schema, state, preload, ready };
}
