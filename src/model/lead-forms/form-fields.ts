import { tidyEmail } from '#src/lib/format/format.ts';
import type { Bounds } from '#src/lib/input/answers.schema.ts';
import type { Option } from '#src/lib/input/option.ts';
import type { Period } from '#src/lib/input/typed-numbers.ts';

/** What a field asks for. Its control, format and schema follow from it, and how it is stored and shown. */
export type FieldKind =
  | ('line' | 'text' | 'email' | 'phone' | 'zipCode' | 'website' | 'select')
  | ('digits' | 'downPayment' | 'money' | 'checkboxes' | 'consent');

type Typed<Kind> = Kind extends 'checkboxes' ? string[] : Kind extends 'consent' ? boolean : string;
type Stored<Kind> = Kind extends 'money' ? number : Kind extends 'consent' ? true : Typed<Kind>;

/** What a visitor sees of a field. */
export interface FieldLabels {
  label: string;
  hint?: string;
  /** Attributes of its control, by their names in React. */
  input?: {
    type?: 'email' | 'tel' | 'url';
    inputMode?: 'numeric' | 'decimal' | 'tel' | 'url' | 'email' | 'text';
    autoComplete?: string;
    autoCapitalize?: string;
    spellCheck?: boolean;
  };
  options?: readonly Option[];
  /** The choice of a select that stands for no answer. */
  placeholder?: string;
  limits?: Bounds;
  /** What an amount is paid for: one for another time is converted. */
  per?: Period;
}

/** A field of a form: what it asks, what it accepts, and how the owner sees the answer. */
export interface FormField extends FieldLabels {
  kind: FieldKind;
  step?: string;
  /** Whether its box is checked before the visitor does anything. */
  checked?: boolean;
  /** The error for an answer that is missing or cannot be read. */
  fieldError?: string;
  reviewLabel?: string;
  deskLabel?: string;
  /** Where the desk shows it, if not among the answers. */
  desk?: 'first' | 'more';
}

/** What a field of a kind must have in addition to its label. */
interface Needed {
  line: { limits: Bounds; fieldError: string };
  text: { limits: Bounds; fieldError: string };
  select: { options: readonly Option[]; placeholder: string; fieldError: string };
  money: { fieldError: string };
  checkboxes: { options: readonly Option[]; fieldError: string };
  digits: { limits: Bounds };
  phone: { limits: Bounds };
}

type CompleteField = {
  [Kind in FieldKind]: FormField & { kind: Kind } & (Kind extends keyof Needed
      ? Needed[Kind]
      : unknown);
}[FieldKind];

export type CompleteFields = Readonly<Record<string, CompleteField>>;

/** The fields of a form whose steps have these keys. */
export type StepFields<Step extends string> = Readonly<
  Record<string, CompleteField & { step: Step }>
>;

/** A field of a lead as the desk and its files show it. */
export interface StoredField extends Pick<FormField, 'label' | 'options' | 'desk'> {
  /** Undefined for a text that nobody typed. */
  kind?: FieldKind | 'time' | 'honeypot';
}

export type KindOf<Field> = Field extends { kind: infer Kind extends FieldKind } ? Kind : never;

/** The values of a form as typed. */
export type InputOf<Fields extends CompleteFields> = {
  -readonly [Name in keyof Fields]: Typed<KindOf<Fields[Name]>>;
};

/** The values of a form as stored. */
export type AnswersOf<Fields extends CompleteFields> = {
  -readonly [Name in keyof Fields]: Stored<KindOf<Fields[Name]>>;
};

/** Returns the names of the fields, in order. */
export function listFields<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(fields) as Name[];
}

/** Returns a value for each field. */
export function mapFields<Name extends string, Field, Value>(
  fields: Readonly<Record<Name, Field>>,
  toValue: (field: Field, name: Name) => Value,
): Record<Name, Value> {
  const entries = listFields(fields).map((name) => [name, toValue(fields[name], name)]);
  return Object.fromEntries(entries);
}

/** Returns the values of the empty form. */
export function emptyInput<Fields extends CompleteFields>(fields: Fields): InputOf<Fields> {
  return mapFields(fields, ({ kind, checked = false }: FormField) => {
    if (kind === 'checkboxes') return [];
    return kind === 'consent' ? checked : '';
  }) as InputOf<Fields>;
}

/** Functions that format answers, and return what they do not understand unchanged. */
export type Formats = Readonly<Record<string, ((text: string) => string) | undefined>>;

/** Returns the formats of the fields whose kind has one: an email always, others in a form's own way. */
export function listFormats(
  fields: CompleteFields,
  own: { [Kind in FieldKind]?: Formats[string] },
): Formats {
  const formats: Formats = { email: tidyEmail, ...own };
  return mapFields(fields, ({ kind }) => formats[kind]);
}
