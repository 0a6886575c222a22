import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recall, remember } from '#src/lib/unsaved.ts';
import type { Typed } from './inputs.ts';
import { type CalculatorTab, linkedTab } from './link-entries.ts';

/** What changes, or what returns it for the inputs before. */
type Changed<Inputs> = Partial<Inputs> | ((before: Inputs) => Partial<Inputs>);

/**
 * Holds what is entered into one calculator, for the visit: a reload and the browser's Back bring it
 * again. The numbers of a link replace it.
 *
 * @param name names the calculator in the tab's storage
 * @param shared the numbers in the address, if it is a copied link to this calculator; the same
 *   object as long as the address is the same
 * @returns the inputs; what the visitor changes them with; and `carry`, which changes them and leaves a link
 *   in the address
 */
export function useInputs<Inputs extends object>(
  name: string,
  defaults: Inputs,
  shared: Partial<Inputs> | undefined,
) {
  const [inputs, replace] = useState(defaults);
  const leaveLink = useLeaveLink();
  const carry = useCallback(
    (changed: Changed<Inputs>) =>
      replace((before) => ({
        ...before,
        ...(typeof changed === 'function' ? changed(before) : changed),
      })),
    [],
  );
  const change = useCallback(
    (changed: Changed<Inputs>) => {
      carry(changed);
      leaveLink();
    },
    [carry, leaveLink],
  );

  const isRestored = useRef(false);
  useLayoutEffect(() => {
    const kept = isRestored.current ? undefined : recallInputs(name, defaults);
    isRestored.current = true;
    if (kept) replace((entered) => withEntered(kept, entered, defaults));
    if (shared) carry(shared);
  }, [name, defaults, shared, carry]);

  useEffect(() => {
    if (inputs !== defaults) keepInputs(name, inputs);
  }, [name, inputs, defaults]);

  return { inputs, change, carry };
}

/** Reads what the visitor typed before the scripts arrived is newer than what was kept. */
function withEntered<Inputs extends Typed>(kept: Inputs, entered: Inputs, defaults: Inputs) {
  const changed = Object.entries(entered).filter(
    ([key, value]) => value !== defaults[key as keyof Inputs],
  );
  const typed = [kept, entered].flatMap((inputs) => inputs.typed ?? []);
  return { ...kept, ...Object.fromEntries(changed), ...(entered.typed && { typed }) };
}

/** Longer than any text that a person types into a calculator, and than any list of theirs. */
const maxLength = 100;

/** Keeps what was entered into a calculator for this visit, in this tab alone. */
export function keepInputs(name: string, inputs: object): void {
  remember(keyFor(name), inputs);
}

/**
 * Returns what was entered into a calculator earlier in this visit.
 *
 * @param defaults decide the shape: what another release kept in another one is dropped. The
 *   first element of a list stands for all of its elements, and there is at least one
 */
export function recallInputs<Inputs extends object>(
  name: string,
  defaults: Inputs,
): Inputs | undefined {
  const kept = recall(keyFor(name));
  return isLike(kept, defaults) ? (kept as Inputs) : undefined;
}

function keyFor(name: string): string {
  return `calculator.${name}`;
}

function isListLike(values: readonly unknown[], example: unknown): boolean {
  const isKept = values.length > 0 && values.length <= maxLength;
  return isKept && values.every((value) => isLike(value, example));
}

function isLike(value: unknown, example: unknown): boolean {
  if (typeof value !== typeof example) return false;
  if (typeof value === 'string') return value.length <= maxLength;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return true;
  if (value === null || example === null) return value === example;
  if (Array.isArray(example)) return Array.isArray(value) && isListLike(value, example[0]);
  return Object.entries(example as object).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}

/**
 * Returns what takes the numbers of a copied link out of the address. Once the visitor enters other
 * ones the link no longer says what is shown, and a reload must not bring it back.
 */
export function useLeaveLink(): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
}

const tabKey = 'calculator.tab';

/** Keeps the tab that the visitor chose, for this visit. */
export function keepTab(tab: CalculatorTab): void {
  remember(tabKey, tab);
}

/** Returns the tab to show at an address: that of a copied link, or the one that was chosen last. */
export function findWantedTab(fragment: string): CalculatorTab | undefined {
  const kept = recall(tabKey);
  const chosen = kept === 'basic' || kept === 'advanced' ? kept : undefined;
  return linkedTab(fragment) ?? chosen;
}
