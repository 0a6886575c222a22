import type { ComponentType, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { tidyEmail } from '#src/lib/format/format.ts';
import { useTextField } from '#src/lib/hooks/use-text-field.ts';
import { suggestEmail } from '#src/lib/input/email-typos.ts';
import type { FieldKind, FieldLabels, Formats } from '#src/model/lead-forms/form-fields.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx';

export interface ControlProps {
  name: string;
  question: FieldLabels;
  /** Normalizes the answer when the visitor leaves the field. */
  format?: Formats[string];
  readOnly?: boolean | undefined;
}

/** The controls of a form whose fields have more than a label, a hint and an error. */
export type Controls = { [Kind in FieldKind]?: ComponentType<ControlProps> };

interface FormFieldsProps extends Pick<ControlProps, 'readOnly'> {
  names: readonly string[];
  questions: Readonly<Record<string, Partial<FieldLabels> & { kind: FieldKind }>>;
  formats?: Formats | undefined;
  controls?: Controls;
}

/** Shows fields of a form, each with the control of its kind. */
export function FormFields({
  names,
  questions,
  formats = {},
  controls = {},
  readOnly,
}: FormFieldsProps) {
  const controlsByKind: Controls = { email: EmailControl, select: SelectControl, ...controls };
  return names.map((name) => {
    const { kind = 'line', label = name, ...question } = questions[name] ?? {};
    const Control = controlsByKind[kind] ?? LineControl;
    return (
      <Control
        key={name}
        name={name}
        question={{ label, ...question }}
        format={formats[name]}
        readOnly={readOnly}
      />
    );
  });
}

/** A line of text, with what a kind of field has besides. */
export function LineControl({
  name,
  question: { label, hint, input },
  format,
  ...more
}: ControlProps & Partial<TextFieldProps>) {
  const { field } = useTextField(name, format);
  return (
    <TextField {...field} {...input} label={label} hint={hint} enterKeyHint="next" {...more} />
  );
}

interface SelectControlProps extends ControlProps {
  /** Stands in place of the hint. */
  advice?: ReactNode;
  note?: ReactNode;
}

export function SelectControl({ name, question, advice, note }: SelectControlProps) {
  const { field } = useTextField(name);
  const { label, hint, options = [], placeholder, input } = question;
  return (
    <SelectField
      {...field}
      label={label}
      hint={advice ?? hint}
      placeholder={placeholder}
      options={options}
      note={note}
      autoComplete={input?.autoComplete ?? 'off'}
    />
  );
}

/** An email address, with a suggestion if its domain looks like a typo. */
function EmailControl(props: ControlProps) {
  const { change } = useTextField(props.name);
  const meant = suggestEmail(useWatch<Record<string, string>>({ name: props.name }) ?? '');
  const offer = { text: `Did you mean ${meant}?`, action: 'Use it' };
  return (
    <LineControl
      {...props}
      format={tidyEmail}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      suggestion={meant ? { ...offer, onAccept: () => change(meant) } : undefined}
    />
  );
}
