import {
  basicDefaults,
  findWhole,
  type InputKind,
  type InputTable,
  isTyped,
  type Limits,
  type LoanInputs,
  loanTable,
} from './inputs.ts';
import { numberText, readInput, tidyInput } from './read-number.ts';

export type CalculatorTab = 'basic' | 'advanced';

/** Longer than any number that counts; a link is anybody's to write. */
const maxLength = 24;

/** Returns what a URL's fragment holds as a link to a calculator. */
export function linkEntries(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''));
}

/** Returns the tab that a fragment is a link to; undefined if it is none of a calculator. */
export function linkedTab(fragment: string): CalculatorTab | undefined {
  const tab = linkEntries(fragment).get('tab');
  return tab === 'basic' || tab === 'advanced' ? tab : undefined;
}

/**
 * Returns a link's fragment, which browsers keep from servers.
 *
 * @example linkFragment('basic', loanEntries({ amount: '300k', rate: '4.5', termYears: 30 }))
 *   // '#tab=basic&loan=300000&rate=4.5&term=30'
 */
export function linkFragment(tab: CalculatorTab, entries: Record<string, string>): string {
  return `#${new URLSearchParams({ tab, ...entries })}`;
}

/** Returns the inputs of a link to the Basic tab; undefined for any other fragment. */
export function readBasicLink(fragment: string): LoanInputs | undefined {
  if (linkedTab(fragment) !== 'basic') return undefined;
  return readEntries(linkEntries(fragment), loanNames(), loanTable, basicDefaults);
}

/** The inputs that a link carries, by their names in it and in its order. */
export type EntryNames<Inputs> = Readonly<Record<string, keyof Inputs & string>>;

/** Returns the names of a loan's inputs in a link. */
export function loanNames(suffix = ''): EntryNames<LoanInputs> {
  return { [`loan${suffix}`]: 'amount', [`rate${suffix}`]: 'rate', [`term${suffix}`]: 'termYears' };
}

/** Returns the entries of a loan in a link. */
export function loanEntries(loan: LoanInputs): Record<string, string> {
  return writeEntries(loan, loanNames(), loanTable);
}

/**
 * Returns the entries of inputs in a link: of numbers only, whatever was typed.
 *
 * @param unless the inputs that a link leaves out, so that most links stay short
 */
export function writeEntries<Inputs extends object>(
  inputs: Inputs,
  names: EntryNames<Inputs>,
  table: InputTable,
  unless: Partial<Inputs> = {},
): Record<string, string> {
  const entries = Object.entries(names).flatMap(([name, input]) => {
    const text = writeEntry(table[input]?.kind, inputs, input);
    const isLeft = input in unless && text === writeEntry(table[input]?.kind, unless, input);
    return isLeft ? [] : [[name, text]];
  });
  return Object.fromEntries(entries);
}

function writeEntry<Inputs extends object>(
  kind: InputKind | undefined,
  inputs: Inputs,
  input: keyof Inputs,
): string {
  const value = inputs[input];
  if (kind === 'yes') return value ? 'yes' : '';
  const text = String(value);
  // An empty premium is the assumed one, and no number.
  if (!kind || !isTyped(kind) || (kind === 'insurancePercent' && !text.trim())) return text.trim();
  return numberText(readInput(kind, text, findWhole(inputs)).value);
}

/** Returns the inputs that a link carries; what is missing, unknown or no number is the fallback's. */
export function readEntries<Inputs extends object>(
  entries: URLSearchParams,
  names: EntryNames<Inputs>,
  table: InputTable,
  fallback: Inputs,
): Inputs {
  const carried = Object.entries(names).map(([name, input]) => [
    input,
    readEntry(entries.get(name) ?? '', table[input]?.kind) ?? fallback[input],
  ]);
  return { ...fallback, ...Object.fromEntries(carried) };
}

/** Returns the value of an entry in its usual form; undefined if it is none of its kind. */
export function readEntry(text: string, kind: InputKind | undefined): unknown {
  if (kind === 'yes') return text === 'yes' || undefined;
  if (typeof kind === 'object') {
    return 'min' in kind ? readStep(text, kind) : kind.find((choice) => choice === text);
  }
  if (!kind || text.length > maxLength || readInput(kind, text, 0).hint) return undefined;
  return tidyInput(kind, text);
}

function readStep(text: string, { min, max, step = 1 }: Limits): number | undefined {
  const value = Number(text);
  const isOffered = value >= min && value <= max && value % step === 0;
  return /^[1-9]\d{0,2}$/.test(text) && isOffered ? value : undefined;
}
