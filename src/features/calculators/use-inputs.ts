import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepInputs, keptInputs } from './kept-inputs.ts';
import { useLeaveLink } from './use-leave-link.ts';

/**
 * Holds what is entered into one calculator, for the visit: a reload and the browser's Back bring it
 * again. A link with numbers replaces it.
 *
 * @param name names the calculator in the tab's storage
 * @param shared the numbers in the address, if it is a copied link to this calculator; the same
 *   object as long as the address is the same
 */
export function useInputs<Inputs extends object>(
  name: string,
  defaults: Inputs,
  shared: Inputs | undefined,
) {
  const [inputs, replace] = useState(defaults);
  const leaveLink = useLeaveLink();
  const change = useCallback(
    (changed: Partial<Inputs>) => {
      replace((before) => ({ ...before, ...changed }));
      leaveLink();
    },
    [leaveLink],
  );

  const isRestored = useRef(false);
  useLayoutEffect(() => {
    const kept = isRestored.current ? undefined : keptInputs(name, defaults);
    isRestored.current = true;
    if (shared) replace(shared);
    else if (kept) replace((entered) => withEntered(kept, entered, defaults));
  }, [name, defaults, shared]);

  useEffect(() => {
    if (inputs !== defaults) keepInputs(name, inputs);
  }, [name, inputs, defaults]);

  return { inputs, change };
}

/** What is entered into one calculator, and a way to change it. */
export interface InputsProps<Inputs extends object> {
  inputs: Inputs;
  change: (changed: Partial<Inputs>) => void;
}

/** What the visitor typed before the scripts arrived is newer than what was kept. */
function withEntered<Inputs extends object>(kept: Inputs, entered: Inputs, defaults: Inputs) {
  const typed = Object.entries(entered).filter(
    ([key, value]) => value !== defaults[key as keyof Inputs],
  );
  return { ...kept, ...Object.fromEntries(typed) };
}
