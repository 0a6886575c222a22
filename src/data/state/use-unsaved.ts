import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { forget, type Place, recall, remember, storageKey } from './unsaved.ts';

/** The changed fields of a form. */
interface KeptInput {
  typed: Record<string, unknown>;
  /** What the form had before. */
  base: Record<string, unknown>;
}

/** Where input waits for a sign-in: with the page if it is about leads, with the tab if it will be public. */
const waiting: Record<'leads' | 'public', Place> = {
  leads: {},
  public: { storage: 'sessionStorage' },
};
type Kind = keyof typeof waiting;

/** Changes what waits, which is by account and form; returns it. */
function changeInput(kind: Kind, change: (input: Map<string, KeptInput>) => void = () => {}) {
  const name = `typed.${kind}`;
  const input = new Map(recall(name, waiting[kind]) as [string, KeptInput][] | undefined);
  change(input);
  if (input.size > 0) remember(name, [...input], waiting[kind]);
  else forget(name, waiting[kind]);
  return input;
}

/** Whose input is kept, and whether they are signed in; nobody's before a sign-in and after a sign-out by hand. */
interface Session {
  email: string;
  isOpen: boolean;
}

const findSession = () => recall('typing', waiting.leads) as Session | undefined;

/** Starts to keep the unsaved input of an account, whose own is still there. That of any other account goes. */
export function openKeptInput(email: string): void {
  remember('typing', { email, isOpen: true } satisfies Session, waiting.leads);
  forgetAllBut(email);
  window.removeEventListener('beforeunload', askBeforeUnload);
}

/** Lets the input of the forms that are about to close wait for the next sign-in. */
export function pauseKeptInput(): void {
  const session = findSession();
  if (session) remember('typing', { ...session, isOpen: false } satisfies Session, waiting.leads);
  window.addEventListener('beforeunload', askBeforeUnload);
}

/** Forgets all input, because the owner has signed out. */
export function forgetKeptInput(): void {
  forget('typing', waiting.leads);
  forgetAllBut();
}

/** Whether input waits for the next sign-in. */
export function hasKeptInput(): boolean {
  return changeInput('leads').size + changeInput('public').size > 0;
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasKeptInput()) event.preventDefault();
}

function forgetAllBut(email?: string): void {
  for (const kind of ['leads', 'public'] as const) {
    changeInput(kind, (input) => {
      for (const key of input.keys()) if (!key.startsWith(`${email}/`)) input.delete(key);
    });
  }
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
  const kind = isPublic ? 'public' : 'leads';
  const [key] = useState(() => {
    const session = findSession();
    return session && `${session.email}/${name}`;
  });
  const [kept] = useState(() => (key ? changeInput(kind).get(key) : undefined));

  useEffect(() => {
    for (const [field, value] of Object.entries(kept?.typed ?? {})) {
      setValue(field as Path<Fields>, value as never, { shouldDirty: true });
    }
  }, [kept, setValue]);

  useEffect(() => {
    if (!key) return;
    const forgetOwn = () => void changeInput(kind, (input) => input.delete(key));
    const unsubscribe = subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        const base: Record<string, unknown> = { ...defaultValues };
        const changed = Object.keys(values).filter((field) => values[field] !== base[field]);
        if (changed.length === 0) return forgetOwn();
        const pick = (all: Record<string, unknown>) =>
          Object.fromEntries(changed.map((field) => [field, all[field]]));
        changeInput(kind, (input) => input.set(key, { typed: pick(values), base: pick(base) }));
      },
    });
    return () => {
      unsubscribe();
      if (findSession()?.isOpen !== false) forgetOwn();
    };
  }, [key, kind, subscribe]);

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
