import { useCallback, useState } from 'react';

/** What is typed into one calculator, and a way to change one of its inputs. */
export function useInputs<Inputs extends object>(defaults: Inputs) {
  const [inputs, replace] = useState(defaults);
  const change = useCallback(
    (changed: Partial<Inputs>) => replace((before) => ({ ...before, ...changed })),
    [],
  );
  return { inputs, change, replace };
}

/** What a calculator's component is given: its inputs, and a way to change them. */
export interface InputsProps<Inputs extends object> {
  inputs: Inputs;
  change: (changed: Partial<Inputs>) => void;
}
