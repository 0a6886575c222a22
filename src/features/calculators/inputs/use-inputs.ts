import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recall, remember } from '#src/data/state/unsaved.ts';
import { type CalculatorTab, linkedTab } from './link-entries.ts';

/** What was typed, by the calculator that it was typed into. */
export type TypedOf<All> = { readonly [Name in keyof All]?: Partial<All[Name]> };

/**
 * Holds what is typed into calculators, for the visit: a reload and the browser's Back bring it again.
 *
 * @param name names them in the tab's storage
 * @param defaults what each of them starts with
 * @param open puts the numbers of the link in the address in place of others; the same function as long as the
 *   address is the same
 * @returns what was typed; what the visitor changes it with; and `carry`, which changes it and leaves a link in the
 *   address
 */
export function useInputs<All extends object>(
  name: string,
  defaults: All,
  open: ((before: TypedOf<All>) => TypedOf<All>) | undefined,
) {
  const [typed, update] = useState<TypedOf<All>>({});
  const leaveLink = useLeaveLink();
  const carry = useCallback(
    (changed: TypedOf<All>) => update((before) => merge(before, changed)),
    [],
  );
  const change = useCallback(
    (changed: TypedOf<All>) => {
      carry(changed);
      leaveLink();
    },
    [carry, leaveLink],
  );

  useLayoutEffect(() => {
    const kept = recallInputs(name, defaults);
    // What was typed before the scripts arrived is newer than what was kept.
    if (kept) update((entered) => merge(kept, entered));
  }, [name, defaults]);

  useLayoutEffect(() => {
    if (open) update(open);
  }, [open]);

  useEffect(() => {
    if (Object.keys(typed).length > 0) keepInputs(name, typed);
  }, [name, typed]);

  return { typed, change, carry, update };
}

function merge<All>(before: TypedOf<All>, changed: TypedOf<All>): TypedOf<All> {
  const merged = Object.entries(changed).map(([name, inputs]) => [
    name,
    { ...before[name as keyof All], ...(inputs as object) },
  ]);
  return { ...before, ...Object.fromEntries(merged) };
}

const nameInputs = (name: string) => `calculator.${name}`;

/** Keeps what was typed into calculators for this visit, in this tab alone. */
export function keepInputs<All>(name: string, typed: TypedOf<All>): void {
  remember(nameInputs(name), typed);
}

/**
 * Returns what was typed into calculators earlier in this visit.
 *
 * @param defaults decide the shape: what another release kept in another one is dropped. The
 *   first element of a list stands for all of its elements, and there is at least one
 */
export function recallInputs<All extends object>(
  name: string,
  defaults: All,
): TypedOf<All> | undefined {
  const kept = (recall(nameInputs(name)) ?? undefined) as TypedOf<All> | undefined;
  const inputs = Object.entries<object | undefined>(kept ?? {});
  const isKept = inputs.every(([tool, typed]) =>
    Object.entries(typed ?? {}).every(([input, value]) =>
      isLike(value, defaults[tool as keyof All]?.[input as never]),
    ),
  );
  return isKept ? kept : undefined;
}

function isLike(value: unknown, example: unknown): boolean {
  if (typeof value !== typeof example || value === null) return false;
  if (typeof value !== 'object') return true;
  if (!Array.isArray(example)) {
    const parts = Object.entries(example as object);
    return parts.every(([name, part]) => isLike(value[name as keyof typeof value], part));
  }
  return Array.isArray(value) && value.length > 0 && value.every((one) => isLike(one, example[0]));
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
export const keepTab = (tab: CalculatorTab) => remember(tabKey, tab);

/** Returns the tab to show at an address: that of a copied link, or the one that was chosen last. */
export function findWantedTab(fragment: string): CalculatorTab | undefined {
  const kept = recall(tabKey);
  const chosen = kept === 'basic' || kept === 'advanced' ? kept : undefined;
  return linkedTab(fragment) ?? chosen;
}
