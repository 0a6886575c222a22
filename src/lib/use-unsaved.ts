import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { forget, listNames, places, recall, remember, storageKey } from './unsaved.ts';

/** Whose input is kept, and whether they are signed in; nobody's before a sign-in and after a sign-out by hand. */
const sessionName = 'typing';

function findSession() {
  return recall(sessionName, places.memory) as { email: string; isOpen: boolean } | undefined;
}

const listInput = () => listNames('typed/', places.tab);

/** Starts to keep the unsaved input of an account, whose own is still there. That of any other account goes. */
export function openKeptInput(email: string): void {
  remember(sessionName, { email, isOpen: true }, places.memory);
  for (const name of listInput()) {
    if (!name.startsWith(`typed/${email}/`)) forget(name, places.tab);
  }
  window.removeEventListener('beforeunload', askBeforeUnload);
}

/** Lets the input of the forms that are about to close wait for the next sign-in. */
export function pauseKeptInput(): void {
  const session = findSession();
  if (session) remember(sessionName, { ...session, isOpen: false }, places.memory);
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** Forgets all input, because the owner has signed out. */
export function forgetKeptInput(): void {
  forget(sessionName, places.memory);
  for (const name of listInput()) forget(name, places.tab);
}

/** Whether input waits for the next sign-in. */
export function hasKeptInput(): boolean {
  return listInput().length > 0;
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasKeptInput()) event.preventDefault();
}

/** The changed fields of a form. */
interface KeptInput {
  typed: Record<string, unknown>;
  /** What the form had before. */
  base: Record<string, unknown>;
}

/**
 * Keeps the unsaved input of a form when the session ends, and puts it back once the same account has signed in again.
 * It waits in the memory of this tab, and goes when the owner leaves the form, saves it, or signs out.
 *
 * @param name distinguishes the form from the account's others
 * @param isPublic whether the input will be public: then it waits in the tab's storage, through a reload
 * @returns whether input was put back, and what its fields had before
 */
export function useKeptInput<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setValue' | 'subscribe'>,
  name: string,
  isPublic = false,
): { isBack: boolean; typedOver: Partial<Fields> } {
  const { setValue, subscribe } = form;
  const place = isPublic ? places.tab : places.memory;
  const [key] = useState(() => {
    const session = findSession();
    return session && `typed/${session.email}/${name}`;
  });
  const [kept] = useState(() => key && (recall(key, place) as KeptInput | undefined));

  useEffect(() => {
    for (const [field, value] of Object.entries(kept ? kept.typed : {})) {
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
        if (changed.length === 0) return forget(key, place);
        const pick = (all: Record<string, unknown>) =>
          Object.fromEntries(changed.map((field) => [field, all[field]]));
        remember(key, { typed: pick(values), base: pick(base) } satisfies KeptInput, place);
      },
    });
    return () => {
      unsubscribe();
      if (findSession()?.isOpen !== false) forget(key, place);
    };
  }, [key, place, subscribe]);

  return { isBack: Boolean(kept), typedOver: (kept ? kept.base : {}) as Partial<Fields> };
}

/** Locks a name for all tabs until the returned function is called, or its tab is closed or crashes. */
export function lockName(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Older browsers have no locks, so they also offer a draft while its form is open.
  navigator.locks?.request(storageKey(name), () => released).catch(() => undefined);
  return release;
}

/** Returns whether a name is locked, by this tab or another. */
export async function findLocked(): Promise<(name: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return (name) => held.some((lock) => lock.name === storageKey(name));
}
