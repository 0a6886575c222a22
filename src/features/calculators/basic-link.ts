import { type AmountKind, type PercentKind, usualTerms } from '#src/domain/loans/number-kinds.ts';
import { basicDefaults, type LoanInputs } from './inputs.ts';
import {
  numberText,
  type Reading,
  readAmount,
  readPercent,
  tidyAmount,
  tidyPercent,
} from './read-number.ts';

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

/** Returns the inputs of a link to the Basic tab; undefined for any other fragment. */
export function readBasicLink(fragment: string): LoanInputs | undefined {
  if (linkedTab(fragment) !== 'basic') return undefined;
  return loanFrom(linkEntries(fragment), '', basicDefaults);
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

/** Returns the entries of a loan in a link. */
export function loanEntries(loan: LoanInputs, suffix = ''): Record<string, string> {
  return {
    [`loan${suffix}`]: amountText(loan.amount, 'loan'),
    [`rate${suffix}`]: percentText(loan.rate),
    [`term${suffix}`]: String(loan.termYears),
  };
}

/** Returns the loan in a link; what is missing, unknown or no number is that of the fallback. */
export function loanFrom(
  entries: URLSearchParams,
  suffix: string,
  fallback: LoanInputs,
): LoanInputs {
  return {
    amount: amountIn(entries, `loan${suffix}`) ?? fallback.amount,
    rate: percentIn(entries, `rate${suffix}`) ?? fallback.rate,
    termYears: termIn(entries, `term${suffix}`) ?? fallback.termYears,
  };
}

/** Returns an amount as a link writes it, whatever was typed; the other parameters are those of `readAmount`. */
export function amountText(typed: string, kind?: AmountKind, whole?: number): string {
  return numberText(readAmount(typed, kind, whole).value);
}

/** Returns a percentage as a link writes it, whatever was typed. */
export function percentText(typed: string, kind?: PercentKind): string {
  return numberText(readPercent(typed, kind).value);
}

/** Returns an amount in a link in its usual form; undefined if there is none. */
export function amountIn(entries: URLSearchParams, name: string): string | undefined {
  return textIn(entries, name, readAmount, tidyAmount);
}

/** Returns a percentage in a link in its usual form; undefined if there is none. */
export function percentIn(
  entries: URLSearchParams,
  name: string,
  kind?: PercentKind,
): string | undefined {
  return textIn(
    entries,
    name,
    (text) => readPercent(text, kind),
    (text) => tidyPercent(text, kind),
  );
}

function textIn(
  entries: URLSearchParams,
  name: string,
  read: (text: string) => Reading,
  tidy: (text: string) => string,
): string | undefined {
  const text = entries.get(name);
  if (text === null || text.length > maxLength || read(text).remark) return undefined;
  return tidy(text);
}

/**
 * Returns a slider's number in a link; undefined if the slider does not offer it.
 *
 * @param limits the slider's ends; those of a loan's term in years if not given
 */
export function termIn(
  entries: URLSearchParams,
  name: string,
  limits: { min: number; max: number; step?: number } = usualTerms,
): number | undefined {
  const text = entries.get(name) ?? '';
  const value = Number(text);
  const isOffered = value >= limits.min && value <= limits.max && value % (limits.step ?? 1) === 0;
  return /^[1-9]\d{0,2}$/.test(text) && isOffered ? value : undefined;
}
