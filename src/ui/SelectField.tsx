import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { Field, type FieldTexts, useControlId } from './TextField.tsx';

/** A choice of a select, radio group, or checkbox group: the stored value and the visible label. */
export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  /** The option for "no answer yet"; its value is the empty string. Omitted where one option always applies. */
  placeholder?: string;
  /** What the chosen option means, beside the select; announced when it changes. */
  meaning?: string | undefined;
}

/** A select with its label, hint, and error. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  meaning,
  className,
  ...select
}: SelectFieldProps) {
  const id = useControlId(select);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isNoted={Boolean(meaning)}
      note={
        meaning !== undefined && (
          <p id={`${id}-note`} aria-live="polite" className={styles.meaning}>
            {meaning}
          </p>
        )
      }
    >
      {(attributes) => (
        <div className={styles.box}>
          <select
            {...select}
            {...attributes}
            className={classNames(styles.control, styles.select, className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} size="1.25em" />
        </div>
      )}
    </Field>
  );
}
