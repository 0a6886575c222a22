import { useCallback, useRef, useState } from 'react';
import type { FormInput, LeadForm } from './lead-form.types.ts';

/**
 * The check of a form in this page: whether it is there, and what became of a press that needs it.
 */
export function useFormCheck<Input extends FormInput, Answers>({
  check,
}: Pick<LeadForm<Input, Answers>, 'check'>) {
  const [loaded, setLoaded] = useState(check.kept);
  const [press, setPress] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const waiting = useRef(false);

  /** Fetches the check ahead of the press, which tells of a failure if it meets one again. */
  const fetchAhead = useCallback(() => {
    check.load().then(setLoaded, () => undefined);
  }, [check]);

  /**
   * Waits for the check. A press while another one waits is that one's.
   *
   * @returns whether the press goes on
   */
  const ready = useCallback(async () => {
    if (waiting.current) return false;
    waiting.current = true;
    setPress(check.kept() ? 'idle' : 'waiting');
    try {
      setLoaded(await check.load());
      setPress('idle');
      return true;
    } catch {
      setPress('failed');
      return false;
    } finally {
      waiting.current = false;
    }
  }, [check]);

  return { schema: loaded?.schema, press, fetchAhead, ready };
}
