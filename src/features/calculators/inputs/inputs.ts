import type { Loan } from '#src/model/loans/loan.ts';
import { type NumberKind, usualTerms } from '#src/model/loans/number-kinds.ts';
import { readAmount, readInput } from './read-number.ts';

/** A slider's ends. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** What an input holds: a number of a kind as it is typed, a slider's number, a choice, or yes or no. */
export type InputKind = NumberKind | Limits | readonly string[] | 'yes';

type InputOf<Kind> = Kind extends Limits
  ? number
  : Kind extends readonly (infer Choice)[]
    ? Choice
    : Kind extends 'yes'
      ? boolean
      : string;

/** Describes an input: what it holds and starts with, and its words. */
export function input<const Kind extends InputKind>(
  kind: Kind,
  start: InputOf<Kind>,
  label: string,
  hint = '',
) {
  return { kind, start, label, hint };
}

/** The inputs of a calculator, by their names. */
export type InputTable = Readonly<
  Record<string, { kind: InputKind; start: unknown; label: string; hint: string }>
>;

/** The inputs of a table, numbers as typed; terms are whole years. */
export type InputsOf<Table extends InputTable> = {
  -readonly [Name in keyof Table]: Table[Name]['start'];
};

/** Returns what the inputs of a table start with. */
export function startsOf<Table extends InputTable>(table: Table): InputsOf<Table> {
  const starts = Object.entries(table).map(([name, { start }]) => [name, start]);
  return Object.fromEntries(starts) as InputsOf<Table>;
}

export const loanTable = {
  amount: input('loan', '300,000', 'Loan amount', 'Like 300k.'),
  rate: input('rate', '4.5', 'Interest rate'),
  termYears: input(usualTerms, 30, 'Loan term'),
};

export type LoanInputs = InputsOf<typeof loanTable>;

export const basicDefaults = startsOf(loanTable);

/** Returns the loan that its inputs describe. */
export function readLoan(inputs: LoanInputs): Loan {
  const { amount, rate } = readInputs(loanTable, inputs);
  return { principal: amount, annualRatePercent: rate, termMonths: inputs.termYears * 12 };
}

/** The names of the inputs that are typed as numbers. */
type TypedNames<Table extends InputTable> = {
  [Name in keyof Table]: Table[Name]['kind'] extends NumberKind ? Name : never;
}[keyof Table];

/** Returns the dollars and percentages that typed inputs come to. */
export function readInputs<Table extends InputTable>(
  table: Table,
  inputs: InputsOf<Table>,
): Record<TypedNames<Table>, number> {
  const whole = findWhole(inputs);
  const numbers = Object.entries(table).flatMap(([name, { kind }]) =>
    isTyped(kind) ? [[name, readInput(kind, String(inputs[name]), whole).value]] : [],
  );
  return Object.fromEntries(numbers);
}

/** Whether an input of a kind is typed as a number. */
export function isTyped(kind: InputKind): kind is NumberKind {
  return typeof kind === 'string' && kind !== 'yes';
}

/** Returns the dollars that a share in one of the inputs is of: those of the home or the loan. */
export function findWhole(inputs: object): number {
  const { balance, homePrice, amount } = inputs as Partial<Record<string, string>>;
  return readAmount(balance ?? homePrice ?? amount ?? '').value;
}

/** Inputs, and what changes them. */
export interface InputsProps<Inputs extends object> {
  inputs: Inputs;
  change: (changed: Partial<Inputs>) => void;
}

/**
 * Returns a function that gives the props of an input's field.
 *
 * @param id begins the ids of the fields
 */
export function bindFields<Table extends InputTable, Inputs extends InputsOf<Table>>(
  id: string,
  table: Table,
  { inputs, change }: InputsProps<Inputs>,
) {
  return <Name extends keyof Table & keyof Inputs & string>(name: Name) => ({
    ...(table[name] as Pick<Table[Name], 'kind' | 'label' | 'hint'>),
    id: `${id}-${name}`,
    whole: findWhole(inputs),
    value: inputs[name],
    onChange: (value: Inputs[Name]) => change({ [name]: value } as unknown as Partial<Inputs>),
  });
}
