import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AdvancedCalculator } from './AdvancedCalculator.tsx';
import { AffordabilitySection } from './AffordabilitySection.tsx';
import { BasicCalculator } from './BasicCalculator.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { CopyLink } from './CopyLink.tsx';
import {
  basicDefaults,
  comparisonDefaults,
  homeLoanDefaults,
  householdDefaults,
} from './inputs.ts';
import { type CalculatorTab, fromFragment, toFragment } from './share-link.ts';
import { useInputs } from './use-inputs.ts';

/** The calculators in their two tabs, with the numbers of a copied link if the address has one. */
export function Calculator() {
  const [tab, setTab] = useState<CalculatorTab>('basic');
  const basic = useInputs(basicDefaults);
  const homeLoan = useInputs(homeLoanDefaults);
  const household = useInputs(householdDefaults);
  const comparison = useInputs(comparisonDefaults);
  const { hash } = useLocation();

  const { replace: replaceBasic } = basic;
  const { replace: replaceHomeLoan } = homeLoan;
  const { replace: replaceComparison } = comparison;
  useLayoutEffect(() => {
    const shared = fromFragment(hash);
    if (!shared) return;
    setTab(shared.tab);
    if (shared.tab === 'basic') {
      replaceBasic(shared.basic);
    } else {
      replaceHomeLoan(shared.homeLoan);
      replaceComparison(shared.comparison);
    }
  }, [hash, replaceBasic, replaceHomeLoan, replaceComparison]);

  return (
    <Tabs
      label="Calculators"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: 'basic',
          label: 'Basic',
          content: (
            <BasicCalculator
              inputs={basic.inputs}
              change={basic.change}
              actions={
                <CopyLink fragment={() => toFragment({ tab: 'basic', basic: basic.inputs })} />
              }
            />
          ),
        },
        {
          value: 'advanced',
          label: 'Advanced',
          content: (
            <AdvancedCalculator
              inputs={homeLoan.inputs}
              change={homeLoan.change}
              actions={
                <CopyLink
                  fragment={() =>
                    toFragment({
                      tab: 'advanced',
                      homeLoan: homeLoan.inputs,
                      comparison: comparison.inputs,
                    })
                  }
                />
              }
            >
              <AffordabilitySection inputs={household.inputs} change={household.change} />
              <ComparisonSection inputs={comparison.inputs} change={comparison.change} />
            </AdvancedCalculator>
          ),
        },
      ]}
    />
  );
}
