import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AdvancedCalculator } from './AdvancedCalculator.tsx';
import { AffordabilitySection } from './AffordabilitySection.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { CopyLink } from './CopyLink.tsx';
import { comparisonDefaults, homeLoanDefaults, householdDefaults } from './inputs.ts';
import { fromFragment, toFragment } from './share-link.ts';
import { useInputs } from './use-inputs.ts';

export interface AdvancedToolsProps {
  /** Called when the address is a link to these tools, once its numbers are in them. */
  onLinked: () => void;
}

/** The tools of the Advanced tab, with the numbers of a copied link if the address has one. */
export function AdvancedTools({ onLinked }: AdvancedToolsProps) {
  const { inputs: homeLoan, change, replace: replaceHomeLoan } = useInputs(homeLoanDefaults);
  const household = useInputs(householdDefaults);
  const comparison = useInputs(comparisonDefaults);
  const { replace: replaceComparison } = comparison;
  const { hash } = useLocation();

  useLayoutEffect(() => {
    const shared = fromFragment(hash);
    if (shared?.tab !== 'advanced') return;
    replaceHomeLoan(shared.homeLoan);
    replaceComparison(shared.comparison);
    onLinked();
  }, [hash, replaceHomeLoan, replaceComparison, onLinked]);

  const fragment = () => toFragment({ tab: 'advanced', homeLoan, comparison: comparison.inputs });
  return (
    <AdvancedCalculator
      inputs={homeLoan}
      change={change}
      actions={<CopyLink fragment={fragment} />}
    >
      <AffordabilitySection inputs={household.inputs} change={household.change} />
      <ComparisonSection inputs={comparison.inputs} change={comparison.change} />
    </AdvancedCalculator>
  );
}
