import { type SetStateAction, startTransition, useEffect, useState } from 'react';

/** Something on its way to the page. */
export type Resource<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed' };

interface Outcome<Value> {
  of: () => Promise<Value>;
  resource: Resource<Value>;
}

const loading = { status: 'loading' } as const;

/**
 * Loads something when the component is on the page. A failure is only shown: whoever throws it
 * has logged it. What arrives after the component has gone, or for an earlier `load`, is dropped.
 *
 * @param load stands for what it loads: a function outside of the component, or from useCallback;
 *   another one loads anew
 * @param first what the first `load` is known to have brought before (useEmbedded): it is shown
 *   until there is something newer, also when that cannot be had
 */
export function useResource<Value>(
  load: () => Promise<Value>,
  first?: NoInfer<Value>,
): Resource<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value> | undefined>(
    first === undefined ? undefined : { of: load, resource: { status: 'loaded', value: first } },
  );

  useEffect(() => {
    let wanted = true;
    // As a transition, what has arrived is drawn in slices between which the page answers.
    function show(next: SetStateAction<Outcome<Value> | undefined>) {
      if (wanted) startTransition(() => setOutcome(next));
    }
    load().then(
      (value) => show({ of: load, resource: { status: 'loaded', value } }),
      () => show((shown) => keptOf(load, shown)),
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  return outcome?.of === load ? outcome.resource : loading;
}

/** What is shown when `load` fails: what it brought before, if anything. */
function keptOf<Value>(
  load: () => Promise<Value>,
  shown: Outcome<Value> | undefined,
): Outcome<Value> {
  return shown?.of === load ? shown : { of: load, resource: { status: 'failed' } };
}
