import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import type { AffordabilityStart } from '#src/model/lead-forms/quote.fields.ts';
import { AdvancedCalculator } from './AdvancedCalculator.tsx';
import { CopyLink } from './CopyLink.tsx';
import { computeHomeLoan, readOpenCosts, startQuote } from './inputs/home-loan-figures.ts';
import { basicDefaults } from './inputs/inputs.ts';
import type { RateExample } from './inputs/NumberFields.tsx';
import { findChanged, fromFragment, linkedTool, toFragment } from './inputs/share-link.ts';
import { type ToolInputs, toolDefaults } from './inputs/tool-inputs.ts';
import { useDeepMemo } from './inputs/use-deep-memo.ts';
import {
  findWantedTab,
  keepInputs,
  recallInputs,
  type TypedOf,
  useInputs,
} from './inputs/use-inputs.ts';
import { findGiven, listTypedLoan, pick, useTool, withRates } from './tools/same-loan.ts';
import { ToolSection } from './tools/ToolSection.tsx';
import { firstTool, useTools } from './tools/use-tools.ts';

export interface AdvancedToolsProps {
  /** Called when the visitor is to see these tools at once, with their numbers in them. */
  onReady: () => void;
  /** The rate and the term of the Basic tab, as typed; undefined until these tools are loaded. */
  rate?: string | undefined;
  termYears?: number | undefined;
}

const AffordabilitySection = lazyComponent(
  async () => (await import('./tools/AffordabilitySection.tsx')).AffordabilitySection,
  { waits: true },
);
const ComparisonSection = lazyComponent(
  async () => (await import('./tools/ComparisonSection.tsx')).ComparisonSection,
  { waits: true },
);
const RefinanceSection = lazyComponent(
  async () => (await import('./tools/RefinanceSection.tsx')).RefinanceSection,
  { waits: true },
);
const RentOrBuySection = lazyComponent(
  async () => (await import('./tools/RentOrBuySection.tsx')).RentOrBuySection,
  { waits: true },
);

/** The tools of the Advanced tab, with the numbers of a copied link or of the visit so far. */
export function AdvancedTools({ onReady, rate, termYears }: AdvancedToolsProps) {
  const { hash, state } = useLocation();
  const open = useMemo(() => readLink(hash), [hash]);
  const linked = linkedTool(hash);
  const tools = useTools(linked);
  const store = useInputs<ToolInputs>('advanced', toolDefaults, open);
  const typed = useDeepMemo(store.typed.homeLoan ?? {});
  const homeLoan = useTool('homeLoan', store, nothingAbove);
  const figures = useMemo(() => computeHomeLoan(homeLoan.inputs), [homeLoan.inputs]);
  const above = useDeepMemo(listTypedLoan(typed, figures));
  const household = useTool('household', store, above);
  const first = useTool('first', store, above);
  const second = useTool('second', store, above);
  const kept = useTool('kept', store, above);
  const refinancing = useTool('refinance', store, above);
  const renting = useTool('rentOrBuy', store, above);
  const quoteStep = useQuoteIncome(state, store.carry);
  useCarriedLoan({ rate, termYears }, open !== undefined, store.carry);
  const example = useRateExample(store, homeLoan.inputs.rate);

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
    const shared = {
      homeLoan: homeLoan.inputs,
      first: first.inputs,
      second: second.inputs,
      kept: kept.inputs,
      household: household.inputs,
      refinance: refinancing.inputs,
      rentOrBuy: renting.inputs,
    };
    return toFragment(shared, tool === firstTool ? undefined : tool);
  };
  return (
    <AdvancedCalculator
      {...homeLoan.fields}
      start={startQuote(typed, figures)}
      figures={figures}
      example={example}
      tools={tools}
      actions={<CopyLink fragment={fragment} />}
    >
      <ToolSection
        name="afford"
        tools={tools}
        load={AffordabilitySection.load}
        same={[household.same]}
      >
        <AffordabilitySection {...household.fields} costs={costs} quoteStep={quoteStep} />
      </ToolSection>
      <ToolSection
        name="compare"
        tools={tools}
        load={ComparisonSection.load}
        same={[first.same, second.same]}
      >
        <ComparisonSection first={first.fields} second={second.fields} kept={kept.fields} />
      </ToolSection>
      <ToolSection
        name="refinance"
        tools={tools}
        load={RefinanceSection.load}
        same={[refinancing.same]}
      >
        <RefinanceSection {...refinancing.fields} />
      </ToolSection>
      <ToolSection name="rent" tools={tools} load={RentOrBuySection.load} same={[renting.same]}>
        <RentOrBuySection {...renting.fields} />
      </ToolSection>
    </AdvancedCalculator>
  );
}

type Store = ReturnType<typeof useInputs<ToolInputs>>;

/** Sets all rates to the site's example, and brings them back; the same object until one of the two is offered. */
function useRateExample({ typed, update }: Store, shown: string): RateExample {
  const [before, setBefore] = useState<{ rate: string; typed: TypedOf<ToolInputs> }>();
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  const isUsed = before?.rate === shown;
  return useMemo(
    () => ({
      isUsed,
      use: (rate) => {
        setBefore({ rate, typed: latest.current });
        update((now) => withRates(now, { homeLoan: { rate } }));
      },
      leave: () => {
        setBefore(undefined);
        update((now) => withRates(now, before?.typed ?? {}));
      },
    }),
    [isUsed, before, update],
  );
}

const nothingAbove = {};

/** Returns what opens a link: its inputs stay as they are where its home loan has other numbers. */
function readLink(hash: string) {
  const linked = fromFragment(hash);
  if (!linked) return undefined;
  const { homeLoan, typed, ...tools } = linked;
  const above = listTypedLoan(typed, computeHomeLoan(homeLoan));
  const own = (Object.keys(tools) as (keyof typeof tools)[]).map((tool) => [
    tool,
    findChanged(tools[tool], { ...toolDefaults[tool], ...findGiven(tool, above) }),
  ]);
  const { household, ...others } = Object.fromEntries(own);
  return (before: TypedOf<ToolInputs>): TypedOf<ToolInputs> => {
    // No link has these.
    const unshared = pick(before.household ?? {}, ['income', 'debts', 'savings']);
    return { ...others, homeLoan: typed, household: { ...unshared, ...household } };
  };
}

/**
 * Takes over the income from the quote form.
 *
 * @param state the router's, which may be anything
 * @returns the query of the step from which the visitor came; undefined for anybody else
 */
function useQuoteIncome(state: unknown, carry: Store['carry']) {
  const [quoteStep, setQuoteStep] = useState<string>();
  const { incomeForQuote: income, step } = (state ?? {}) as Partial<AffordabilityStart>;
  useEffect(() => {
    if (typeof income !== 'string') return;
    setQuoteStep(String(step));
    if (income) carry({ household: { income } });
  }, [income, step, carry]);
  return quoteStep;
}

const carriedDefaults = { basic: { rate: basicDefaults.rate, termYears: basicDefaults.termYears } };
/** Carries a rate or a term that was changed on the Basic tab over to the home loan, once for each change. */
function useCarriedLoan(
  { rate, termYears }: Pick<AdvancedToolsProps, 'rate' | 'termYears'>,
  isLinked: boolean,
  carry: Store['carry'],
): void {
  useEffect(() => {
    if (rate === undefined || termYears === undefined) return;
    const { basic } = recallInputs('carried', carriedDefaults) ?? {};
    const before = { ...carriedDefaults.basic, ...basic };
    keepInputs('carried', { basic: { rate, termYears } });
    // The numbers of a copied link are those of its sender.
    if (isLinked) return;
    if (rate !== before.rate) startTransition(() => carry({ homeLoan: { rate } }));
    if (termYears !== before.termYears) startTransition(() => carry({ homeLoan: { termYears } }));
  }, [rate, termYears, isLinked, carry]);
}
