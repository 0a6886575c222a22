import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { site } from '#src/site.ts';
import { withStorage } from './tab-storage.ts';

const prefix = `${site.slug}.typed/`;

/** The unsaved input of forms in JSON, by account and form. What concerns leads is nowhere else. */
const memory = new Map<string, string>();

/** Whose input is kept; undefined before a sign-in and after a sign-out by hand. */
let account: string | undefined;
let isSessionOpen = false;

/** Starts to keep the unsaved input of an account, whose own is still there. That of any other account goes. */
export function openKeptInput(email: string): void {
  account = email;
  isSessionOpen = true;
  forgetAllBut(`${prefix}${email}/`);
  window.removeEventListener('beforeunload', askBeforeUnload);
}

/** Lets the input of the forms that are about to close wait for the next sign-in. */
export function pauseKeptInput(): void {
  isSessionOpen = false;
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** Forgets all input, because the owner has signed out. */
export function forgetKeptInput(): void {
  account = undefined;
  forgetAllBut();
}

/** Whether input waits for the next sign-in. */
export function hasKeptInput(): boolean {
  return memory.size > 0;
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasKeptInput()) event.preventDefault();
}

function forgetAllBut(own?: string): void {
  const stored = withStorage('sessionStorage', (storage) => Object.keys(storage)) ?? [];
  for (const key of [...memory.keys(), ...stored]) {
    if (key.startsWith(prefix) && !(own && key.startsWith(own))) forget(key);
  }
}

function forget(key: string): void {
  memory.delete(key);
  withStorage('sessionStorage', (storage) => storage.removeItem(key));
}

/** The changed fields of a form. */
interface KeptInput {
  typed: Record<string, unknown>;
  /** What the form had before. */
  base: Record<string, unknown>;
}

function recall(key: string): KeptInput | undefined {
  const text = memory.get(key) ?? withStorage('sessionStorage', (storage) => storage.getItem(key));
  return text ? JSON.parse(text) : undefined;
}

/**
 * Keeps the unsaved input of a form when the session ends, and puts it back once the same account has signed in again.
 * It waits in the memory of this tab, and goes when the owner leaves the form, saves it, or signs out.
 *
 * @param name distinguishes the form from the account's others
 * @param isPublic whether the input will be public: then the tab's storage has it as well, through a reload
 * @returns whether input was put back, and what its fields had before
 */
export function useKeptInput<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setValue' | 'subscribe'>,
  name: string,
  isPublic = false,
): { isBack: boolean; typedOver: Partial<Fields> } {
  const { setValue, subscribe } = form;
  const [key] = useState(() => account && `${prefix}${account}/${name}`);
  const [kept] = useState(() => (key ? recall(key) : undefined));

  useEffect(() => {
    for (const [field, value] of Object.entries(kept?.typed ?? {})) {
      setValue(field as Path<Fields>, value as never, { shouldDirty: true });
    }
  }, [kept, setValue]);

  useEffect(() => {
    if (!key) return;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        const base: Record<string, unknown> = { ...defaultValues };
        const changed = Object.keys(values).filter((field) => values[field] !== base[field]);
        if (changed.length === 0) return forget(key);
        const pick = (all: Record<string, unknown>) =>
          Object.fromEntries(changed.map((field) => [field, all[field]]));
        const text = JSON.stringify({ typed: pick(values), base: pick(base) } satisfies KeptInput);
        memory.set(key, text);
        if (isPublic) withStorage('sessionStorage', (storage) => storage.setItem(key, text));
      },
    });
    return () => {
      unsubscribe();
      if (isSessionOpen || !account) forget(key);
    };
  }, [key, isPublic, subscribe]);

  return { isBack: kept !== undefined, typedOver: (kept?.base ?? {}) as Partial<Fields> };
}
