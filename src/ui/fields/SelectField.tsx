import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import type { Option } from '#src/lib/input/option.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './Field.module.css';
import { Field, type FieldTexts, useControlId } from './TextField.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly Option[];
  /** The option for "no answer yet"; its value is the empty string. Omitted where one option always applies. */
  placeholder?: string;
  /** What is said of the answer, beside the select; it describes it by the id of the select and `-note`. */
  note?: ReactNode;
}

/** A select with its label, hint, and error. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  note,
  className,
  ...select
}: SelectFieldProps) {
  const id = useControlId(select);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note} isNoted={Boolean(note)}>
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
