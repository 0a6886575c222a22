import { useImperativeHandle, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import control from '#src/ui/control.module.css';
import type { ControlProps } from './content-editor.types.ts';
import styles from './SourceView.module.css';
import { usePendingTyping } from './use-pending-typing.ts';

interface SourceViewProps extends ControlProps {
  /** The HTML as typed, which onChange gets after a pause. */
  draft: string;
  onDraftChange: (draft: string) => void;
}

/** A plain-text editor for the HTML of a post. */
export function SourceView({ aria, draft, onDraftChange, onChange, onBlur, ref }: SourceViewProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const debounced = usePendingTyping(area, () => onChange(draft));
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    flush: debounced.flush,
    show: () => area.current?.focus(),
  }));
  return (
    <textarea
      {...aria}
      ref={area}
      spellCheck={false}
      autoCapitalize="off"
      rows={16}
      className={classNames(control.control, styles.source)}
      value={draft}
      onChange={({ target }) => {
        onDraftChange(target.value);
        debounced.schedule();
      }}
      onBlur={() => {
        debounced.flush();
        onBlur?.();
      }}
    />
  );
}
