import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AdvancedFailure } from './AdvancedFailure.tsx';
import { AdvancedPanel, loadAdvancedTools } from './AdvancedPanel.tsx';
import { BasicCalculator } from './BasicCalculator.tsx';
import { CopyLink } from './CopyLink.tsx';
import { basicDefaults } from './inputs.ts';
import { type CalculatorTab, fromFragment, toFragment } from './share-link.ts';
import { useInputs } from './use-inputs.ts';

/** The calculators in their two tabs, with the numbers of a copied link if the address has one. */
export function Calculator() {
  const [tab, setTab] = useState<CalculatorTab>('basic');
  const [failed, setFailed] = useState(false);
  const { inputs, change, replace } = useInputs(basicDefaults);
  const { hash } = useLocation();
  // Without a prerendered page there is nothing to show in their place.
  const [atOnce] = useState(useHydrated());

  const showAdvanced = useCallback(() => setTab('advanced'), []);
  const load = useCallback(async () => {
    const loaded = await loadAdvancedTools();
    setFailed(!loaded);
    return loaded;
  }, []);

  useLayoutEffect(() => {
    const shared = fromFragment(hash);
    if (shared?.tab === 'basic') {
      setTab('basic');
      replace(shared.basic);
    }
  }, [hash, replace]);

  useEffect(() => {
    const isLinked = fromFragment(hash)?.tab === 'advanced';
    // The tools show themselves when the link's numbers are in them; in their absence, the failure.
    if (isLinked) void load().then((loaded) => loaded || showAdvanced());
    else if (atOnce) void load();
  }, [atOnce, hash, load, showAdvanced]);

  return (
    <Tabs
      label="Calculators"
      value={tab}
      onValueChange={setTab}
      onApproach={(approached) => {
        if (approached === 'advanced') void load();
      }}
      tabs={[
        {
          value: 'basic',
          label: 'Basic',
          content: (
            <BasicCalculator
              inputs={inputs}
              change={change}
              actions={<CopyLink fragment={() => toFragment({ tab: 'basic', basic: inputs })} />}
            />
          ),
        },
        {
          value: 'advanced',
          label: 'Advanced',
          content: (
            <>
              {failed && <AdvancedFailure onRetry={load} />}
              <AdvancedPanel onLinked={showAdvanced} />
            </>
          ),
        },
      ]}
    />
  );
}
