import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { AdvancedFailure } from './AdvancedFailure.tsx';
import { AdvancedPanel, loadAdvancedTools } from './AdvancedPanel.tsx';
import { BasicCalculator } from './BasicCalculator.tsx';
import { basicInputsIn, type CalculatorTab, linkFragment, loanEntries } from './basic-link.ts';
import { CopyLink } from './CopyLink.tsx';
import { basicDefaults } from './inputs.ts';
import { keepTab, wantedTab } from './kept-tab.ts';
import { useInputs } from './use-inputs.ts';
import { useLeaveLink } from './use-leave-link.ts';

/** The calculators in their two tabs, with the numbers of a copied link if the address has one. */
export function Calculator() {
  const [tab, setTab] = useState<CalculatorTab>('basic');
  const [failed, setFailed] = useState(false);
  const { hash } = useLocation();
  const shared = useMemo(() => basicInputsIn(hash), [hash]);
  const { inputs, change } = useInputs('basic', basicDefaults, shared);
  // Without a prerendered page there is nothing to show in their place.
  const [atOnce] = useState(useHydrated());

  const load = useCallback(async () => {
    const loaded = await loadAdvancedTools();
    setFailed(!loaded);
    return loaded;
  }, []);

  const leaveLink = useLeaveLink();
  const choose = useCallback((chosen: CalculatorTab) => {
    setTab(chosen);
    keepTab(chosen);
  }, []);
  const showAdvanced = useCallback(() => choose('advanced'), [choose]);

  useLayoutEffect(() => {
    if (wantedTab(hash) === 'basic') choose('basic');
  }, [hash, choose]);

  useEffect(() => {
    // The tools show themselves once their numbers are in them; if they do not load, the failure shows.
    if (wantedTab(hash) === 'advanced') void load().then((loaded) => loaded || showAdvanced());
    else if (atOnce) void load();
  }, [atOnce, hash, load, showAdvanced]);

  return (
    <Tabs
      label="Calculators"
      value={tab}
      onValueChange={(chosen) => {
        choose(chosen);
        leaveLink();
      }}
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
              actions={<CopyLink fragment={() => linkFragment('basic', loanEntries(inputs))} />}
            />
          ),
        },
        {
          value: 'advanced',
          label: 'Advanced',
          content: (
            <>
              {failed && <AdvancedFailure onRetry={load} />}
              <AdvancedPanel onReady={showAdvanced} />
            </>
          ),
        },
      ]}
    />
  );
}
