import { startTransition, useEffect, useState } from 'react';

/** The state of a resource that is being loaded. */
export type Resource<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed' };

const loading = { status: 'loading' } as const;

/**
 * Loads a resource when the component mounts, and again for another key, which drops a result on its way. A failure
 * only changes the state, because the code that throws it also logs it.
 *
 * @param key what it is loaded for
 * @param first an earlier result for the first key (see useEmbedded), until a newer one, and if loading fails
 */
export function useResource<Value>(
  load: () => Promise<Value>,
  key?: unknown,
  first?: NoInfer<Value>,
): Resource<Value> {
  const [outcome, setOutcome] = useState<{ of: unknown; resource: Resource<Value> } | undefined>(
    first === undefined ? undefined : { of: key, resource: { status: 'loaded', value: first } },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: A key says what is loaded.
  useEffect(() => {
    let wanted = true;
    const resource = load().then(
      (value) => ({ status: 'loaded', value }) as const,
      () => ({ status: 'failed' }) as const,
    );
    void resource.then((next) => {
      if (!wanted) return;
      // A transition renders the result in slices, so that the page stays responsive.
      startTransition(() =>
        setOutcome((shown) =>
          next.status === 'failed' && shown && shown.of === key
            ? shown
            : { of: key, resource: next },
        ),
      );
    });
    return () => {
      wanted = false;
    };
  }, [key]);

  return outcome && outcome.of === key ? outcome.resource : loading;
}
