import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AffordabilityStart } from '#src/domain/leads/quote.fields.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { AdvancedCalculator } from './AdvancedCalculator.tsx';
import { CopyLink } from './CopyLink.tsx';
import { computeHomeLoan, readOpenCosts } from './home-loan-figures.ts';
import { basicDefaults, type InputsProps } from './inputs.ts';
import type { RateExample } from './NumberFields.tsx';
import { listTypedLoan, type SameLoan, useTool, withTyped } from './same-loan.ts';
import { fromFragment, linkedTool, toFragment } from './share-link.ts';
import { ToolSection } from './ToolSection.tsx';
import {
  comparisonDefaults,
  type HomeLoanInputs,
  homeLoanDefaults,
  householdDefaults,
  keptDefaults,
  refinanceDefaults,
  rentOrBuyDefaults,
} from './tool-inputs.ts';
import { useDeepMemo } from './use-deep-memo.ts';
import { findWantedTab, keepInputs, recallInputs, useInputs } from './use-inputs.ts';
import { firstTool, useTools } from './use-tools.ts';

export interface AdvancedToolsProps {
  /** Called when the visitor is to see these tools at once, with their numbers in them. */
  onReady: () => void;
  /** The rate and the term of the Basic tab, as typed; undefined until these tools are loaded. */
  rate?: string | undefined;
  termYears?: number | undefined;
}

const AffordabilitySection = lazyComponent(
  async () => (await import('./AffordabilitySection.tsx')).AffordabilitySection,
  { waits: true },
);
const ComparisonSection = lazyComponent(
  async () => (await import('./ComparisonSection.tsx')).ComparisonSection,
  { waits: true },
);
const RefinanceSection = lazyComponent(
  async () => (await import('./RefinanceSection.tsx')).RefinanceSection,
  { waits: true },
);
const RentOrBuySection = lazyComponent(
  async () => (await import('./RentOrBuySection.tsx')).RentOrBuySection,
  { waits: true },
);

/** The tools of the Advanced tab, with the numbers of a copied link or of the visit so far. */
export function AdvancedTools({ onReady, rate, termYears }: AdvancedToolsProps) {
  const { hash, state } = useLocation();
  const shared = useMemo(() => readLink(hash), [hash]);
  const linked = linkedTool(hash);
  const tools = useTools(linked);
  const homeLoan = useTool('home-loan', homeLoanDefaults, shared?.homeLoan, nothingAbove);
  const figures = useMemo(() => computeHomeLoan(homeLoan.inputs), [homeLoan.inputs]);
  const above = useDeepMemo(listTypedLoan(homeLoan.inputs, figures));
  const household = useTool('household', householdDefaults, shared?.household, above);
  const first = useTool('loan-1', comparisonDefaults.first, shared?.first, above);
  const second = useTool('loan-2', comparisonDefaults.second, shared?.second, above);
  const kept = useInputs('compared-years', keptDefaults, shared?.kept);
  const refinancing = useTool('refinance', refinanceDefaults, shared?.refinance, above);
  const renting = useTool('rent-or-buy', rentOrBuyDefaults, shared?.rentOrBuy, above);
  const quoteStep = useQuoteIncome(state, household.carry);
  useCarriedLoan({ rate, termYears }, shared !== undefined, homeLoan.carry);
  const example = useRateExample(homeLoan, [household, first, second, refinancing, renting]);

  const costs = useDeepMemo(readOpenCosts(homeLoan.inputs));

  useLayoutEffect(() => {
    if (findWantedTab(hash) === 'advanced') onReady();
  }, [hash, onReady]);

  useEffect(() => {
    if (!linked) return;
    // The panel is shown only after this effect.
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(`tool-${linked}`);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [linked]);

  const fragment = () => {
    const tool = tools.open.at(-1);
    return toFragment({
      tab: 'advanced',
      tool: tool === firstTool ? undefined : tool,
      homeLoan: homeLoan.inputs,
      comparison: { first: first.inputs, second: second.inputs },
      kept: kept.inputs,
      household: household.inputs,
      refinance: refinancing.inputs,
      rentOrBuy: renting.inputs,
    });
  };
  return (
    <AdvancedCalculator
      {...homeLoan.fields}
      figures={figures}
      example={example}
      tools={tools}
      actions={<CopyLink fragment={fragment} />}
    >
      <ToolSection
        name="afford"
        tools={tools}
        load={AffordabilitySection.load}
        same={[household]}
        screenOnly
      >
        <AffordabilitySection {...household.fields} costs={costs} quoteStep={quoteStep} />
      </ToolSection>
      <ToolSection
        name="compare"
        tools={tools}
        load={ComparisonSection.load}
        same={[first, second]}
        screenOnly
      >
        <ComparisonSection first={first} second={second} kept={kept} />
      </ToolSection>
      <ToolSection
        name="refinance"
        tools={tools}
        load={RefinanceSection.load}
        same={[refinancing]}
        screenOnly
      >
        <RefinanceSection {...refinancing.fields} />
      </ToolSection>
      <ToolSection
        name="rent"
        tools={tools}
        load={RentOrBuySection.load}
        same={[renting]}
        screenOnly
      >
        <RentOrBuySection {...renting.fields} />
      </ToolSection>
    </AdvancedCalculator>
  );
}

/** Sets all rates to the site's example, and brings them back; the same object until one of the two is offered. */
function useRateExample(
  homeLoan: InputsProps<HomeLoanInputs> & SameLoan,
  tools: readonly SameLoan[],
): RateExample {
  const [before, setBefore] = useState<{ rate: string; bringBack: (() => void)[] }>();
  const latest = useRef<Omit<RateExample, 'isUsed'>>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      use: (rate) => {
        setBefore({ rate, bringBack: [homeLoan, ...tools].map((tool) => tool.takeRate()) });
        homeLoan.change({ rate });
      },
      leave: () => {
        for (const bringBack of before?.bringBack ?? []) bringBack();
        setBefore(undefined);
      },
    };
  });
  const isUsed = before?.rate === homeLoan.inputs.rate;
  return useMemo(
    () => ({
      isUsed,
      use: (rate) => latest.current?.use(rate),
      leave: () => latest.current?.leave(),
    }),
    [isUsed],
  );
}

const nothingAbove = {};

/** Returns the inputs of a link, which stay as they are where its home loan has other numbers. */
function readLink(hash: string) {
  const inputs = fromFragment(hash);
  if (inputs?.tab !== 'advanced') return undefined;
  const { homeLoan, comparison, kept } = inputs;
  const above = listTypedLoan(homeLoan, computeHomeLoan(homeLoan));
  return {
    homeLoan,
    kept,
    household: withTyped('household', inputs.household, householdDefaults, above),
    first: withTyped('loan-1', comparison.first, comparisonDefaults.first, above),
    second: withTyped('loan-2', comparison.second, comparisonDefaults.second, above),
    refinance: withTyped('refinance', inputs.refinance, refinanceDefaults, above),
    rentOrBuy: withTyped('rent-or-buy', inputs.rentOrBuy, rentOrBuyDefaults, above),
  };
}

/**
 * Takes over the income from the quote form.
 *
 * @param state the router's, which may be anything
 * @returns the query of the step from which the visitor came; undefined for anybody else
 */
function useQuoteIncome(state: unknown, carry: (changed: { income: string }) => void) {
  const [quoteStep, setQuoteStep] = useState<string>();
  const { incomeForQuote: income, step } = (state ?? {}) as Partial<AffordabilityStart>;
  useEffect(() => {
    if (typeof income !== 'string') return;
    setQuoteStep(String(step));
    if (income) carry({ income });
  }, [income, step, carry]);
  return quoteStep;
}

const carriedDefaults = { rate: basicDefaults.rate, termYears: basicDefaults.termYears };

/** Carries a rate or a term that was changed on the Basic tab over to the home loan, once for each change. */
function useCarriedLoan(
  { rate, termYears }: Pick<AdvancedToolsProps, 'rate' | 'termYears'>,
  isLinked: boolean,
  carry: (changed: Partial<typeof carriedDefaults>) => void,
): void {
  useEffect(() => {
    if (rate === undefined || termYears === undefined) return;
    const before = recallInputs('carried', carriedDefaults) ?? carriedDefaults;
    keepInputs('carried', { rate, termYears });
    // The numbers of a copied link are those of its sender.
    if (isLinked) return;
    if (rate !== before.rate) carry({ rate });
    if (termYears !== before.termYears) carry({ termYears });
  }, [rate, termYears, isLinked, carry]);
}
