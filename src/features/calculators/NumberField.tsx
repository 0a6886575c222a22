import type { ReactNode } from 'react';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  id: string;
  label: string;
  hint: string;
  text: string;
  /** Stands in for the hint: how the text is understood when it does not say the number itself. */
  remark?: string | undefined;
  onChange: (text: string) => void;
  /** Shows the text back in its usual form when the visitor leaves the field. */
  onLeave: () => void;
  ornament?: ReactNode;
  unit?: ReactNode;
}

/** A number as it is typed. The line under its label always holds one text, so nothing moves. */
export function NumberField({ text, hint, remark, onChange, onLeave, ...field }: NumberFieldProps) {
  const input = useEarlyInput(text, ({ value }) => onChange(value));

  return (
    <TextField
      {...field}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      hint={
        <span className={remark && styles.remark} aria-live="polite">
          {remark ?? hint}
        </span>
      }
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}
