import { useCallback } from 'react';
import { roundToCents } from '#src/domain/loans/loan-cost.ts';
import { formatAmount } from '#src/lib/input/typed-numbers.ts';
import { shareIn } from './down-payment.ts';
import type { HomeLoanFigures } from './home-loan-figures.ts';
import type { InputsProps, Typed } from './inputs.ts';
import { numberText } from './read-number.ts';
import { type HomeLoanInputs, homeLoanDefaults } from './tool-inputs.ts';
import { useDeepMemo } from './use-deep-memo.ts';
import { useInputs } from './use-inputs.ts';

/** What the tools take over of the home loan above, in words. */
const words = {
  homePrice: 'price',
  amount: 'loan amount',
  downPaymentPercent: 'down payment',
  rate: 'rate',
  termYears: 'term',
  propertyTax: 'property tax',
  homeInsurance: 'home insurance',
  hoa: 'HOA dues',
} as const;

/** The numbers of the home loan that were typed, as the fields of the tools hold them. */
export type TypedLoan = { readonly [Name in keyof typeof words]?: string | number };

const offer = { amount: 'amount', rate: 'rate', termYears: 'termYears' } as const;

/** Which input of a calculator takes over what; a refinanced loan is replaced by the one above. */
const takenOver = {
  'home-loan': { rate: 'rate' },
  household: { rate: 'rate', termYears: 'termYears', downPaymentPercent: 'downPaymentPercent' },
  'loan-1': offer,
  'loan-2': offer,
  refinance: { balance: 'amount', newRate: 'rate', newTermYears: 'termYears' },
  'rent-or-buy': {
    homePrice: 'homePrice',
    downPaymentPercent: 'downPaymentPercent',
    rate: 'rate',
    termYears: 'termYears',
    propertyTax: 'propertyTax',
    homeInsurance: 'homeInsurance',
    hoa: 'hoa',
  },
} as const satisfies Record<string, Readonly<Record<string, keyof TypedLoan>>>;

type ToolInputsName = keyof typeof takenOver;

const entriesOf = (name: ToolInputsName) =>
  Object.entries<keyof TypedLoan>(takenOver[name]) as [string, keyof TypedLoan][];

/** Returns the names of the inputs that were typed: of those without such a list, the ones that are no default. */
function findTyped<Inputs extends object>(
  inputs: Inputs & Typed,
  defaults: Inputs,
): readonly string[] {
  if (Array.isArray(inputs.typed)) return inputs.typed;
  const names = Object.keys(defaults) as (keyof Inputs & string)[];
  return names.filter((name) => name in inputs && inputs[name] !== defaults[name]);
}

/** Returns what was typed of the home loan. */
export function listTypedLoan(inputs: HomeLoanInputs, figures: HomeLoanFigures): TypedLoan {
  const typed = findTyped(inputs, homeLoanDefaults);
  const { homePrice, downPayment, loan, costs } = figures;
  // With as many decimals as the dollars need.
  const ofPrice = (dollars: number) => numberText(Math.round((dollars / homePrice) * 1e6) / 1e4);
  const { unit, text } = inputs.downPayment;
  const taxShare = shareIn(inputs.propertyTax);
  const { homePrice: price, rate, termYears, homeInsurance, hoa } = inputs;
  const values = {
    homePrice: price,
    amount: formatAmount(String(roundToCents(loan.principal))),
    downPaymentPercent: unit === 'percent' ? text : ofPrice(downPayment.dollars),
    rate,
    termYears,
    propertyTax: taxShare ? numberText(taxShare.percent) : ofPrice(costs.annualPropertyTax),
    homeInsurance,
    hoa,
  };
  const sources: Partial<Record<string, string[]>> = {
    amount: ['homePrice', 'downPayment'],
    downPaymentPercent: homePrice > 0 ? ['downPayment'] : [],
    propertyTax: homePrice > 0 ? ['propertyTax'] : [],
  };
  const isTyped = (name: string) => (sources[name] ?? [name]).some((from) => typed.includes(from));
  return Object.fromEntries(Object.entries(values).filter(([name]) => isTyped(name)));
}

/** Returns the inputs of a link, of which those count as typed that its home loan does not give. */
export function withTyped<Inputs extends object>(
  name: ToolInputsName,
  inputs: Inputs,
  defaults: Inputs,
  above: TypedLoan,
): Inputs & Typed {
  const given = entriesOf(name).map(([input, from]) => [input, above[from]]);
  const untyped = { ...defaults, ...Object.fromEntries(given.filter(([, value]) => value)) };
  return { ...inputs, typed: findTyped(inputs, untyped) };
}

/** What a calculator takes over of the home loan above, and what it has of its own. */
export interface SameLoan {
  /** What it takes over, and what it has another number for, in words. */
  taken: readonly string[];
  apart: readonly string[];
  isFilled: boolean;
  /** Takes over all of it, or none. */
  takeOver: (isWanted: boolean) => void;
  /** Takes over the rate, and returns what brings its own back. */
  takeRate: () => () => void;
}

/**
 * Holds the inputs of a calculator. What was typed above stands in them until they are typed themselves.
 *
 * @param shared those of a link
 * @param above what was typed of the home loan, the same object as long as it is the same
 */
export function useTool<Inputs extends object>(
  name: ToolInputsName,
  defaults: Inputs,
  shared: Partial<Inputs> | undefined,
  above: TypedLoan,
) {
  const { inputs, change, carry } = useInputs<Inputs & Typed>(name, defaults, shared);
  const mark = useCallback(
    (changed: Partial<Inputs>) => (before: Inputs & Typed) => ({
      ...changed,
      typed: [...new Set([...findTyped(before, defaults), ...Object.keys(changed)])],
    }),
    [defaults],
  );
  const typed = findTyped(inputs, defaults);
  const given = entriesOf(name).filter(([, from]) => above[from] !== undefined);
  const followed = given.filter(([input]) => !typed.includes(input));
  const shown: Inputs & Typed = {
    ...inputs,
    typed,
    ...Object.fromEntries(followed.map(([input, from]) => [input, above[from]])),
  };
  const setTyped = (off: readonly string[], on: readonly string[] = []) =>
    carry((before) => {
      const others = findTyped(before, defaults).filter((input) => !off.includes(input));
      return { typed: [...others, ...on] } as Partial<Inputs & Typed>;
    });
  const fields: InputsProps<Inputs> = {
    inputs: useDeepMemo(shown),
    change: useCallback((changed: Partial<Inputs>) => change(mark(changed)), [change, mark]),
  };
  return {
    ...fields,
    /** What its part is given. */
    fields,
    carry: useCallback((changed: Partial<Inputs>) => carry(mark(changed)), [carry, mark]),
    taken: followed.map(([, from]) => words[from]),
    apart: given
      .filter(([input, from]) => shown[input as keyof Inputs] !== above[from])
      .map(([, from]) => words[from]),
    isFilled: typed.length > 0,
    takeOver: (isWanted) => {
      const names = given.map(([input]) => input);
      setTyped(names, isWanted ? [] : names);
    },
    takeRate: () => {
      const rates = entriesOf(name).filter(([, from]) => from === 'rate');
      const names = rates.map(([input]) => input);
      const before = names.map((input) => [input, inputs[input as keyof Inputs]]);
      setTyped(names);
      return () => {
        carry(Object.fromEntries(before) as Partial<Inputs & Typed>);
        setTyped(
          names,
          names.filter((input) => typed.includes(input)),
        );
      };
    },
  } satisfies SameLoan & InputsProps<Inputs> & Record<string, unknown>;
}
