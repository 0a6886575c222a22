import { useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { AdvancedCalculator } from './AdvancedCalculator.tsx';
import { AffordabilitySection, householdDefaults } from './AffordabilitySection.tsx';
import { ComparisonSection, keptDefaults } from './ComparisonSection.tsx';
import { CopyLink } from './CopyLink.tsx';
import { readHousingCosts } from './home-loan-figures.ts';
import { comparisonDefaults, homeLoanDefaults } from './inputs.ts';
import { RefinanceSection, refinanceDefaults } from './RefinanceSection.tsx';
import { RentOrBuySection, rentOrBuyDefaults } from './RentOrBuySection.tsx';
import { fromFragment, toFragment } from './share-link.ts';
import { findWantedTab, useInputs } from './use-inputs.ts';

export interface AdvancedToolsProps {
  /** Called when the visitor is to see these tools at once, with their numbers in them. */
  onReady: () => void;
}

/** The tools of the Advanced tab, with the numbers of a copied link or of the visit so far. */
export function AdvancedTools({ onReady }: AdvancedToolsProps) {
  const { hash } = useLocation();
  const shared = useMemo(() => {
    const inputs = fromFragment(hash);
    return inputs?.tab === 'advanced' ? inputs : undefined;
  }, [hash]);
  const homeLoan = useInputs('home-loan', homeLoanDefaults, shared?.homeLoan);
  const household = useInputs('household', householdDefaults, undefined);
  const first = useInputs('loan-1', comparisonDefaults.first, shared?.comparison.first);
  const second = useInputs('loan-2', comparisonDefaults.second, shared?.comparison.second);

  const kept = useInputs('compared-years', keptDefaults, undefined);
  const refinancing = useInputs('refinance', refinanceDefaults, undefined);
  const renting = useInputs('rent-or-buy', rentOrBuyDefaults, undefined);
  const { propertyTax, homeInsurance, hoa } = homeLoan.inputs;
  const costs = useMemo(
    () => readHousingCosts({ propertyTax, homeInsurance, hoa }),
    [propertyTax, homeInsurance, hoa],
  );

  useLayoutEffect(() => {
    if (findWantedTab(hash) === 'advanced') onReady();
  }, [hash, onReady]);

  const fragment = () =>
    toFragment({
      tab: 'advanced',
      homeLoan: homeLoan.inputs,
      comparison: { first: first.inputs, second: second.inputs },
    });
  return (
    <AdvancedCalculator {...homeLoan} actions={<CopyLink fragment={fragment} />}>
      <AffordabilitySection {...household} costs={costs} />
      <ComparisonSection first={first} second={second} kept={kept} />
      <RefinanceSection {...refinancing} />
      <RentOrBuySection {...renting} />
    </AdvancedCalculator>
  );
}
