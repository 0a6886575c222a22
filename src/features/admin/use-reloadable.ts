import { useState } from 'react';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** Loads something when the component is on the page, and anew whenever it is asked to. */
export function useReloadable<Value>(load: () => Promise<Value>): {
  resource: Resource<Value>;
  reload: () => void;
} {
  const [start, setStart] = useState(() => () => load());
  return { resource: useResource(start), reload: () => setStart(() => () => load()) };
}
