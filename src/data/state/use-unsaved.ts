import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { forget, listNames, type Place, recall, remember, storageKey } from './unsaved.ts';

/** The changed fields of a form. */
interface KeptInput {
  typed: Record<string, unknown>;
  /** What the form had before. */
  base: Record<string, unknown>;
}

/** Where input waits for a sign-in: with the page if it is about leads, with the tab if it will be public. */
const page: Place = {};
const tab: Place = { storage: 'sessionStorage' };

/** Returns the names of what waits, which `tab` finds in both places. */
const listKept = () => [page, tab].flatMap((place) => listNames('typed/', place));

/** Whose input is kept, and whether they are signed in; nobody's before a sign-in and after a sign-out by hand. */
interface Session {
  email: string;
  isOpen: boolean;
}

const findSession = () => recall('typing', page) as Session | undefined;

/** Starts to keep the unsaved input of an account, whose own is still there. That of any other account goes. */
export function openKeptInput(email: string): void {
  remember('typing', { email, isOpen: true } satisfies Session, page);
  forgetAllBut(email);
  window.removeEventListener('beforeunload', askBeforeUnload);
}

/** Lets the input of the forms that are about to close wait for the next sign-in. */
export function pauseKeptInput(): void {
  const session = findSession();
  if (session) remember('typing', { ...session, isOpen: false } satisfies Session, page);
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** Forgets all input, because the owner has signed out. */
export function forgetKeptInput(): void {
  forget('typing', page);
  forgetAllBut();
}

/** Whether input waits for the next sign-in. */
export const hasKeptInput = (): boolean => listKept().length > 0;

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasKeptInput()) event.preventDefault();
}

function forgetAllBut(email?: string): void {
  for (const name of listKept()) if (!name.startsWith(`typed/${email}/`)) forget(name, tab);
}

/**
 * Keeps the unsaved input of a form when the session ends, and puts it back once the same account has signed in again,
 * unless the owner leaves the form, saves it, or signs out. What will be public waits in the tab's storage, through a
 * reload. Returns whether input was put back, and what its fields had before.
 */
export function useKeptInput<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'setValue' | 'subscribe'>,
  name: string,
  isPublic = false,
): { isBack: boolean; typedOver: Partial<Fields> } {
  const { setValue, subscribe } = form;
  const [key] = useState(() => {
    const session = findSession();
    return session && `typed/${session.email}/${name}`;
  });
  const [kept] = useState(() => (key ? (recall(key, tab) as KeptInput | undefined) : undefined));

  useEffect(() => {
    for (const [field, value] of Object.entries(kept?.typed ?? {})) {
      setValue(field as Path<Fields>, value as never, { shouldDirty: true });
    }
  }, [kept, setValue]);

  useEffect(() => {
    if (!key) return;
    const forgetOwn = () => forget(key, tab);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        const base: Record<string, unknown> = { ...defaultValues };
        const changed = Object.keys(values).filter((field) => values[field] !== base[field]);
        if (changed.length === 0) return forgetOwn();
        const pick = (all: Record<string, unknown>) =>
          Object.fromEntries(changed.map((field) => [field, all[field]]));
        const input: KeptInput = { typed: pick(values), base: pick(base) };
        remember(key, input, isPublic ? tab : page);
      },
    });
    return () => {
      unsubscribe();
      if (findSession()?.isOpen !== false) forgetOwn();
    };
  }, [key, isPublic, subscribe]);

  return { isBack: kept !== undefined, typedOver: (kept?.base ?? {}) as Partial<Fields> };
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
