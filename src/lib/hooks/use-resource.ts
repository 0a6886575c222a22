import { type SetStateAction, startTransition, useEffect, useState } from 'react';

/** The state of a resource that is being loaded. */
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
 * Loads a resource when the component mounts, and again with another `load`, which drops a result on its way. A failure
 * only changes the state, because the code that throws it also logs it.
 *
 * @param first an earlier result of the first `load` (see useEmbedded), until a newer one, and if loading fails
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
    // A transition renders the result in slices, so that the page stays responsive.
    function show(next: SetStateAction<Outcome<Value> | undefined>) {
      if (wanted) startTransition(() => setOutcome(next));
    }
    load().then(
      (value) => show({ of: load, resource: { status: 'loaded', value } }),
      () => show((shown) => afterFailure(load, shown)),
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  return outcome?.of === load ? outcome.resource : loading;
}

/** Returns the state after `load` failed: its earlier result, if there is one. */
function afterFailure<Value>(
  load: () => Promise<Value>,
  shown: Outcome<Value> | undefined,
): Outcome<Value> {
  return shown?.of === load ? shown : { of: load, resource: { status: 'failed' } };
}
