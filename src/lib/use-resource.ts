import { useEffect, useState } from 'react';

/** Something on its way to the page. */
export type Resource<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed' };

const loading = { status: 'loading' } as const;

/**
 * Loads something when the component is on the page. A failure is only shown: whoever throws it
 * has logged it. What arrives after the component has gone, or for an earlier `load`, is dropped.
 *
 * @param load stands for what it loads: a function outside of the component, or from useCallback;
 *   another one loads anew
 */
export function useResource<Value>(load: () => Promise<Value>): Resource<Value> {
  const [outcome, setOutcome] = useState<{ of: typeof load; resource: Resource<Value> }>();

  useEffect(() => {
    let wanted = true;
    const settle = (resource: Resource<Value>) => {
      if (wanted) setOutcome({ of: load, resource });
    };
    load().then(
      (value) => settle({ status: 'loaded', value }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  return outcome?.of === load ? outcome.resource : loading;
}
