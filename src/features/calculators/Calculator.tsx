import {
  memo,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { RestoreEarlyActions } from '#src/lib/loading/early-actions.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { whenIdle } from '#src/lib/loading/timers.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import type { AdvancedToolsProps } from './AdvancedTools.tsx';
import { BasicCalculator } from './BasicCalculator.tsx';
import { CopyLink } from './CopyLink.tsx';
import styles from './inputs/Calculator.module.css';
import { basicDefaults, type LoanInputs } from './inputs/inputs.ts';
import {
  type CalculatorTab,
  linkFragment,
  loanEntries,
  readBasicLink,
} from './inputs/link-entries.ts';
import {
  findWantedTab,
  keepTab,
  type TypedOf,
  useInputs,
  useLeaveLink,
} from './inputs/use-inputs.ts';

const basicInputs = { basic: basicDefaults };

/** The calculators in their two tabs, with the numbers of a copied link if the address has one. */
export function Calculator() {
  const [tab, setTab] = useState<CalculatorTab>('basic');
  // A panel takes longer to draw than a press may wait, so it follows the tab that was pressed.
  const [isPressed, setPressed] = useState(false);
  const following = useDeferredValue(tab);
  const [loaded, setLoaded] = useState<boolean>();
  const { hash } = useLocation();
  const open = useMemo(() => {
    const basic = readBasicLink(hash);
    return basic && (() => ({ basic }));
  }, [hash]);
  const { typed, change } = useInputs('basic', basicInputs, open);
  // The tools of the other tab follow the frame that shows the payment.
  const later = { ...basicDefaults, ...useDeferredValue(typed).basic };
  // Without a prerendered page there is nothing to show in their place.
  const [atOnce] = useState(useHydrated());

  const load = useCallback(async () => {
    const isLoaded = await loadAdvancedTools();
    // The tools are hydrated in slices. A failure must not wait for them.
    if (isLoaded) startTransition(() => setLoaded(true));
    else setLoaded(false);
    return isLoaded;
  }, []);

  const { part, onWorking } = useHeldPress(load);
  const leaveLink = useLeaveLink();
  const choose = useCallback((chosen: CalculatorTab) => {
    setTab(chosen);
    setPressed(false);
    keepTab(chosen);
  }, []);
  const showAdvanced = useCallback(() => choose('advanced'), [choose]);

  useLayoutEffect(() => {
    if (findWantedTab(hash) === 'basic') choose('basic');
  }, [hash, choose]);

  useEffect(() => {
    // The tools show themselves once their numbers are in them; if they do not load, the failure shows.
    if (findWantedTab(hash) === 'advanced') {
      void load().then((isLoaded) => isLoaded || showAdvanced());
      return;
    }
    return atOnce ? whenIdle(load) : undefined;
  }, [atOnce, hash, load, showAdvanced]);

  return (
    <Tabs
      label="Calculators"
      value={tab}
      shown={isPressed ? following : tab}
      onValueChange={(chosen) => {
        choose(chosen);
        setPressed(true);
        leaveLink();
      }}
      onApproach={(approached) => {
        // The requests alone would delay the frame that shows the press.
        if (approached === 'advanced') void afterPaint().then(load);
      }}
      tabs={[
        {
          value: 'basic',
          label: 'Basic',
          content: <BasicPanel typed={typed.basic} change={change} />,
        },
        {
          value: 'advanced',
          label: 'Advanced',
          content: (
            <>
              {loaded === false && <AdvancedFailure onRetry={load} />}
              <div ref={part}>
                <AdvancedPanel
                  onReady={showAdvanced}
                  onWorking={onWorking}
                  rate={loaded ? later.rate : undefined}
                  termYears={loaded ? later.termYears : undefined}
                />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}

interface BasicPanelProps {
  typed: Partial<LoanInputs> | undefined;
  change: (changed: TypedOf<typeof basicInputs>) => void;
}

/** What a press on a tab does not draw again. */
const BasicPanel = memo(function BasicPanel({ typed, change }: BasicPanelProps) {
  const inputs = { ...basicDefaults, ...typed };
  return (
    <>
      <BasicCalculator
        inputs={inputs}
        change={(basic) => change({ basic })}
        actions={<CopyLink fragment={() => linkFragment('basic', loanEntries(inputs))} />}
      />
      <p className={classNames(styles.start, 'screen-only')}>
        Advanced starts with a home of $400,000 and $80,000 down: $2,021.39 a month with taxes and
        insurance. It also says what you can afford, and whether to refinance or rent.
      </p>
    </>
  );
});

const AdvancedTools = lazyComponent<AdvancedToolsProps>(
  async () => (await import('./AdvancedTools.tsx')).AdvancedTools,
  { waits: true },
);

/**
 * Loads the tools of the Advanced tab. A failure leaves the prerendered ones in their place, and the
 * next call tries again.
 *
 * @returns whether they are there
 */
export const loadAdvancedTools = AdvancedTools.load;

/**
 * The place of the advanced tools: the prerendered ones until `loadAdvancedTools` has brought what
 * makes them work. No prop changes before that, which would have React drop them.
 */
const AdvancedPanel = memo(function AdvancedPanel({
  onWorking,
  ...props
}: AdvancedToolsProps & { onWorking: () => void }) {
  return (
    <Suspense>
      <RestoreEarlyActions />
      <AdvancedTools {...props} />
      <Working onWorking={onWorking} />
    </Suspense>
  );
});

/** Calls back once what is beside it in its Suspense boundary responds to the visitor. */
function Working({ onWorking }: { onWorking: () => void }) {
  useEffect(onWorking, [onWorking]);
  return null;
}

/**
 * Holds the press on a button of a prerendered part that does not work yet, in which React would drop it, and
 * presses the button as soon as it works.
 *
 * @param load loads the part, and resolves to whether it is there; a failure lets go of the press
 */
function useHeldPress(load: () => Promise<boolean>) {
  const part = useRef<HTMLDivElement>(null);
  const isWorking = useRef(false);
  const expanded = useRef<string | null>(null);
  const letGo = useCallback(() => {
    const pressed = part.current?.querySelector<HTMLElement>('button[aria-busy]');
    pressed?.removeAttribute('aria-busy');
    return pressed;
  }, []);

  useEffect(() => {
    function hold(event: MouseEvent) {
      const button = event.target instanceof Element && event.target.closest('button');
      if (isWorking.current || !button || !part.current?.contains(button)) return;
      event.stopPropagation();
      letGo();
      button.setAttribute('aria-busy', 'true');
      expanded.current = button.getAttribute('aria-expanded');
      void load().then((isLoaded) => isLoaded || letGo());
    }
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [load, letGo]);

  const onWorking = useCallback(() => {
    isWorking.current = true;
    const pressed = letGo();
    // A wide window may have opened by itself what the visitor asked for.
    if (pressed?.getAttribute('aria-expanded') === expanded.current) pressed.click();
  }, [letGo]);
  return { part, onWorking };
}

/** Says that the advanced tools do not work yet, as their script did not load. */
function AdvancedFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="error" title="The advanced calculator did not load" className={styles.failure}>
      <p>
        The numbers here are examples. Check your connection and try again. If that doesn’t help,
        reload the page.
      </p>
      <Button variant="quiet" className={styles.retry} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
