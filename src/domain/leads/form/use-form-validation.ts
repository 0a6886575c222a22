import { useCallback, useRef, useState } from 'react';
import type { FormInput, LeadForm } from './lead-form.types.ts';

/** What became of a press that needs the validation. */
type ValidationState = 'idle' | 'loading' | 'failed';

/** Loads the validation of a form: ahead, or at the latest when a press needs it. */
export function useFormValidation<Input extends FormInput, Answers>({
  validation,
}: Pick<LeadForm<Input, Answers>, 'validation'>) {
  const [loaded, setLoaded] = useState(validation.kept);
  const [state, setState] = useState<ValidationState>('idle');
  const loading = useRef(false);

  /** Loads it ahead of the press, which tells of a failure if it meets one again. */
  const loadAhead = useCallback(() => {
    validation.load().then(setLoaded, () => undefined);
  }, [validation]);

  /**
   * Waits for the validation. A press while another one waits is that one's.
   *
   * @returns whether the press goes on
   */
  async function ready() {
    if (loading.current) return false;
    loading.current = true;
    setState(validation.kept() ? 'idle' : 'loading');
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

  return { schema: loaded?.schema, state, loadAhead, ready };
}
