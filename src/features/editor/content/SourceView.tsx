import { useImperativeHandle, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import control from '#src/ui/control.module.css';
import type { ControlProps } from './content-editor.types.ts';
import styles from './SourceView.module.css';
import { clean } from './stored-form.ts';
import { useSettling } from './use-settling.ts';

interface SourceViewProps extends ControlProps {
  /** The text as it was typed; what goes out by onChange is cleaned. */
  draft: string;
  onDraftChange: (draft: string) => void;
}

/** The HTML of a post as plain text. */
export function SourceView({ aria, draft, onDraftChange, onChange, onBlur, ref }: SourceViewProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const settling = useSettling(area, () => onChange(clean(draft)));
  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    flush: settling.now,
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
        settling.later();
      }}
      onBlur={() => {
        settling.now();
        onBlur?.();
      }}
    />
  );
}
