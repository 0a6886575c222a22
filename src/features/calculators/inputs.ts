import type { Loan } from '#src/domain/loans/loan.ts';
import { type NumberKind, usualTerms } from '#src/domain/loans/number-kinds.ts';
import { readAmount, readInput } from './read-number.ts';

/** A slider's ends. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** What an input holds: a number of a kind as it is typed, a slider's number, a choice, or yes or no. */
export type InputKind = NumberKind | Limits | readonly string[] | 'yes';

/** The kinds of inputs, by their names. */
export type InputKinds<Inputs> = { readonly [Name in keyof Inputs]?: InputKind };

type InputOf<Kind> = Kind extends Limits
  ? number
  : Kind extends readonly (infer Choice)[]
    ? Choice
    : Kind extends 'yes'
      ? boolean
      : string;

/** The inputs of these kinds, numbers as typed; terms are whole years. */
export type InputsOf<Kinds> = { -readonly [Name in keyof Kinds]: InputOf<Kinds[Name]> };

export const loanKinds = { amount: 'loan', rate: 'rate', termYears: usualTerms } as const;

export type LoanInputs = InputsOf<typeof loanKinds>;

export const basicDefaults: LoanInputs = { amount: '300,000', rate: '4.5', termYears: 30 };

/** Returns the loan that its inputs describe. */
export function readLoan(inputs: LoanInputs): Loan {
  const { amount, rate } = readInputs(loanKinds, inputs);
  return { principal: amount, annualRatePercent: rate, termMonths: inputs.termYears * 12 };
}

/** The names of the inputs that are typed as numbers. */
type TypedNames<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends NumberKind ? Name : never;
}[keyof Kinds];

/** Returns the dollars and percentages that typed inputs come to. */
export function readInputs<Kinds extends InputKinds<Inputs>, Inputs extends object>(
  kinds: Kinds,
  inputs: Inputs,
): Record<TypedNames<Kinds>, number> {
  const whole = findWhole(inputs);
  const numbers = Object.entries<InputKind>(kinds as Record<string, InputKind>)
    .filter((entry): entry is [keyof Inputs & string, NumberKind] => isTyped(entry[1]))
    .map(([name, kind]) => [name, readInput(kind, String(inputs[name]), whole).value]);
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

/** The names of the inputs that were typed, by a visitor or the sender of a link. */
export interface Typed {
  typed?: readonly string[] | undefined;
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
export function bindFields<Inputs extends object, Kinds extends InputKinds<Inputs>>(
  id: string,
  kinds: Kinds,
  { inputs, change }: InputsProps<Inputs>,
) {
  return <Name extends keyof Kinds & keyof Inputs & string>(name: Name) => ({
    id: `${id}-${name}`,
    kind: kinds[name],
    whole: findWhole(inputs),
    value: inputs[name],
    onChange: (value: Inputs[Name]) => change({ [name]: value } as unknown as Partial<Inputs>),
  });
}
