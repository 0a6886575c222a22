import { useState } from 'react';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/**
 * Loads something when the component is on the page, and anew whenever it is asked to. What is
 * there stays while it is loaded anew, so that nothing moves.
 */
export function useReloadable<Value>(load: () => Promise<Value>): {
  resource: Resource<Value>;
  reload: () => void;
} {
  const [start, setStart] = useState(() => () => load());
  const resource = useResource(start);
  const [settled, setSettled] = useState(resource);
  if (resource.status !== 'loading' && resource !== settled) setSettled(resource);
  return {
    resource: resource.status === 'loading' && settled.status === 'loaded' ? settled : resource,
    reload: () => setStart(() => () => load()),
  };
}
