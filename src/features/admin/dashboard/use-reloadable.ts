import { useState } from 'react';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';

/** Loads a value on mount and again on `reload`, which keeps the old value meanwhile, to avoid a layout shift. */
export function useReloadable<Value>(load: () => Promise<Value>): {
  resource: Resource<Value>;
  reload: () => void;
} {
  const [turn, setTurn] = useState(0);
  const resource = useResource(load, turn);
  const [settled, setSettled] = useState(resource);
  if (resource.status !== 'loading' && resource !== settled) setSettled(resource);
  return {
    resource: resource.status === 'loading' && settled.status === 'loaded' ? settled : resource,
    reload: () => setTurn((before) => before + 1),
  };
}
