import { type RefObject, useEffect, useRef } from 'react';
import { flushTyping } from './content/use-pending-typing.ts';

/** Calls `save` on Ctrl+S or Cmd+S, in place of the browser's own dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const handle = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== 's' || !(press.ctrlKey || press.metaKey)) return;
      if (press.altKey || press.shiftKey) return;
      press.preventDefault();
      // A question is open, or the form is hidden behind one.
      if (!form.current || form.current.hidden || document.querySelector('dialog[open]')) return;
      flushTyping(form.current);
      latest.current();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [form]);
}
