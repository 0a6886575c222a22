import { useCallback, useMemo } from 'react';
import { shareIn } from '#src/features/calculators/inputs/down-payment.ts';
import type { HomeLoanFigures } from '#src/features/calculators/inputs/home-loan-figures.ts';
import { numberText } from '#src/features/calculators/inputs/read-number.ts';
import {
  type HomeLoanInputs,
  homeLoanDefaults,
  type ToolInputs,
  toolDefaults,
} from '#src/features/calculators/inputs/tool-inputs.ts';
import { useDeepMemo } from '#src/features/calculators/inputs/use-deep-memo.ts';
import type { TypedOf, useInputs } from '#src/features/calculators/inputs/use-inputs.ts';
import { formatAmount } from '#src/lib/input/typed-numbers.ts';
import { roundToCents } from '#src/model/loans/loan-cost.ts';

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

type TakenOver = Readonly<Record<string, keyof TypedLoan>>;

const offer = { amount: 'amount', rate: 'rate', termYears: 'termYears' } as const;

/** Which input of a calculator takes over what; a refinanced loan is replaced by the one above. */
const takenOver: { [Tool in keyof ToolInputs]: TakenOver } = {
  homeLoan: {},
  household: { rate: 'rate', termYears: 'termYears', downPaymentPercent: 'downPaymentPercent' },
  first: offer,
  second: offer,
  kept: {},
  refinance: { balance: 'amount', newRate: 'rate', newTermYears: 'termYears' },
  rentOrBuy: {
    homePrice: 'homePrice',
    downPaymentPercent: 'downPaymentPercent',
    rate: 'rate',
    termYears: 'termYears',
    propertyTax: 'propertyTax',
    homeInsurance: 'homeInsurance',
    hoa: 'hoa',
  },
};

/** Returns what was typed of the home loan. */
export function listTypedLoan(typed: Partial<HomeLoanInputs>, figures: HomeLoanFigures): TypedLoan {
  const { homePrice, downPayment, loan, costs } = figures;
  // With as many decimals as the dollars need.
  const ofPrice = (dollars: number) => numberText(Math.round((dollars / homePrice) * 1e6) / 1e4);
  const inputs = { ...homeLoanDefaults, ...typed };
  const { unit, text } = inputs.downPayment;
  const taxShare = shareIn(inputs.propertyTax);
  const hasPrice = homePrice > 0;
  const isPaidDown = 'downPayment' in typed;
  return {
    ...('homePrice' in typed && { homePrice: inputs.homePrice }),
    ...(('homePrice' in typed || isPaidDown) && {
      amount: formatAmount(String(roundToCents(loan.principal))),
    }),
    ...(hasPrice &&
      isPaidDown && {
        downPaymentPercent: unit === 'percent' ? text : ofPrice(downPayment.dollars),
      }),
    ...(hasPrice &&
      'propertyTax' in typed && {
        propertyTax: taxShare ? numberText(taxShare.percent) : ofPrice(costs.annualPropertyTax),
      }),
    ...pick(typed, ['rate', 'termYears', 'homeInsurance', 'hoa']),
  };
}

/** Returns the inputs of these names. */
export function pick(inputs: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => names.includes(name)));
}

/** Returns what a calculator takes over of the home loan, by its own inputs. */
export function findGiven<Tool extends keyof ToolInputs>(
  tool: Tool,
  above: TypedLoan,
): Partial<ToolInputs[Tool]> {
  const given = Object.entries(takenOver[tool]).map(([input, from]) => [input, above[from]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Returns what is typed with other rates, which those above stand for where there are none. */
export function withRates(
  typed: TypedOf<ToolInputs>,
  rates: TypedOf<ToolInputs>,
): TypedOf<ToolInputs> {
  const tools = Object.keys(takenOver) as (keyof ToolInputs)[];
  const changed = tools.map((tool) => {
    const isRate = (input: string) =>
      tool === 'homeLoan' ? input === 'rate' : takenOver[tool][input] === 'rate';
    const others = Object.keys(typed[tool] ?? {}).filter((input) => !isRate(input));
    const own = Object.keys(rates[tool] ?? {}).filter(isRate);
    return [tool, { ...pick(typed[tool] ?? {}, others), ...pick(rates[tool] ?? {}, own) }];
  });
  return Object.fromEntries(changed);
}

/** What a calculator takes over of the home loan above, and what it has of its own. */
export interface SameLoan {
  /** What it takes over, and what it has another number for, in words. */
  taken: readonly string[];
  apart: readonly string[];
  /** What it could take over, and nobody has typed. */
  examples: readonly string[];
  isFilled: boolean;
  /** Takes over all of it, or none. */
  adopt: (isWanted: boolean) => void;
}

/**
 * Returns the inputs of a calculator, in which stands what was typed above until they are typed themselves.
 *
 * @param above what was typed of the home loan, the same object as long as it is the same
 */
export function useTool<Tool extends keyof ToolInputs>(
  tool: Tool,
  { typed, change, update }: ReturnType<typeof useInputs<ToolInputs>>,
  above: TypedLoan,
) {
  const own: Partial<ToolInputs[Tool]> = typed[tool] ?? {};
  const given = findGiven(tool, above);
  const inputs = useDeepMemo<ToolInputs[Tool]>({ ...toolDefaults[tool], ...given, ...own });
  const names = Object.keys(given) as (keyof ToolInputs[Tool] & string)[];
  const say = (isMeant: (name: keyof ToolInputs[Tool]) => boolean) =>
    names.filter(isMeant).map((name) => words[takenOver[tool][name] as keyof TypedLoan]);
  const changeTool = useCallback(
    (changed: Partial<ToolInputs[Tool]>) => change({ [tool]: changed } as TypedOf<ToolInputs>),
    [change, tool],
  );
  const same: SameLoan = {
    taken: say((name) => !(name in own)),
    apart: say((name) => inputs[name] !== given[name]),
    examples: Object.entries<keyof TypedLoan>(takenOver[tool])
      .filter(([name]) => !(name in given || name in own))
      .map(([, from]) => words[from]),
    isFilled: Object.keys(own).length > 0,
    adopt: (isWanted) => {
      const others = Object.keys(own).filter((name) => !names.some((taken) => taken === name));
      const kept = isWanted ? pick(own, others) : { ...pick(toolDefaults[tool], names), ...own };
      update((before) => ({ ...before, [tool]: kept }));
    },
  };
  const fields = useMemo(() => ({ inputs, change: changeTool }), [inputs, changeTool]);
  return { ...fields, fields, same };
}
