import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostDraft } from '#src/domain/posts/changes/drafts.service.ts';
import type { EditedPost } from '../edited-post.schema.ts';
import { type InitialForm, toDraftPlace } from '../initial-form.ts';
import { isSameInput, type PostInput, toPostInput } from '../post-input.ts';
import {
  DraftConflict,
  isKnownDraft,
  type KnownDrafts,
  labelFields,
  type Merge,
  mergeVersions,
  type PostFieldName,
  postFieldNames,
  type StoredFields,
} from '../post-versions.ts';
import { deleteDraft } from './browser-drafts.ts';
import { loadDraft, saveServerDraft } from './server-draft.service.ts';
import { type DraftState, draftProblem, storableInput } from './server-draft.ts';

/** Two versions of a draft between which the writer has to choose. */
interface DraftChoice extends Merge {
  mine: StoredFields;
  saved: PostDraft;
}

interface ServerDraftOptions {
  initial: InitialForm;
  /** The writer's email address. */
  writer: string;
  form: UseFormReturn<PostInput, unknown, EditedPost>;
  /** Subscribes to changes of the form; returns a function that unsubscribes. */
  onChange: (changed: () => void) => () => void;
  input: () => PostInput;
}

/**
 * Saves a form as a draft on the server while the writer writes and when they ask for it. It overwrites
 * no version that the writer has not seen.
 */
export function useServerDraft({ initial, writer, form, onChange, input }: ServerDraftOptions) {
  const { id, base, onServer } = initial;
  const [state, setState] = useState<DraftState>({ status: 'none' });
  const [announced, setAnnounced] = useState<DraftState>();
  const [choice, setChoice] = useState<DraftChoice>();
  /** The values that the writer knows to be on the server. */
  const [kept, setKept] = useState(initial.opened ? onServer : undefined);
  const [isKept, setIsKept] = useState(kept !== undefined && isSameInput(initial.input, kept));
  const known = useRef<KnownDrafts>([onServer]);
  /** The last version that this form and the server both had. */
  const common = useRef(onServer);
  const inFlight = useRef<Promise<void>>(undefined);
  /** Autosave waits: for the writer's decision, or until the post is saved. */
  const isHeld = useRef(false);
  const timer = useAutosaveTimer(() => void save());

  function tell(next: DraftState, isAsked: boolean) {
    setState(next);
    if (isAsked || next.status !== 'saved') setAnnounced(next);
  }

  async function attempt(isAsked: boolean, merged: readonly string[]) {
    const mine = storableInput(input());
    if (!isAsked && isSameInput(mine, common.current ?? toPostInput(base ?? {}))) return;
    const problem = draftProblem(mine, base);
    if (problem) return tell({ status: 'refused', problem }, isAsked);
    if (isAsked) setState({ status: 'saving' });
    try {
      await saveServerDraft(id, { input: mine, base, by: writer }, [...known.current, mine]);
    } catch (error) {
      if (error instanceof DraftConflict) return meet(error.saved, isAsked);
      // It may still have been stored, so this form must recognize it as its own version.
      known.current = [...known.current, mine];
      if (state.status !== 'failed' || isAsked) tell({ status: 'failed' }, isAsked);
      return timer.afterFailure();
    }
    known.current = [mine];
    common.current = mine;
    if (isAsked) {
      setKept(mine);
      setIsKept(isSameInput(storableInput(input()), mine));
    }
    tell({ status: 'saved', at: new Date(), merged }, isAsked || state.status === 'failed');
    if (isSameInput(storableInput(input()), mine)) {
      // The server has all that the browser keeps.
      deleteDraft(toDraftPlace(writer, initial), initial.draftName);
    } else timer.afterChange();
  }

  function meet(saved: PostDraft | undefined, isAsked: boolean) {
    timer.cancel();
    isHeld.current = true;
    if (!saved) {
      known.current = [undefined];
      common.current = undefined;
      return tell({ status: 'gone' }, true);
    }
    tell({ status: 'changed', saved }, true);
    if (isAsked) compare(saved);
  }

  /** Saves once no other save is under way. */
  async function save({ isAsked = false, merged = [] as readonly string[] } = {}) {
    timer.cancel();
    while (inFlight.current) await inFlight.current;
    if (isHeld.current && !isAsked) return;
    isHeld.current = false;
    inFlight.current = attempt(isAsked, merged).finally(() => {
      inFlight.current = undefined;
    });
    await inFlight.current;
  }

  /** Combines both versions, or lets the writer choose where both changed the same field. */
  function compare(saved: PostDraft) {
    const mine = toStoredFields(input());
    const merge = mergeVersions(
      common.current && toStoredFields(common.current),
      mine,
      toStoredFields(saved.input),
    );
    if (merge.contested.length > 0) setChoice({ mine, saved, ...merge });
    else void combine(saved, merge.theirs);
  }

  async function combine(saved: PostDraft, fromSaved: readonly PostFieldName[]) {
    setChoice(undefined);
    for (const name of fromSaved) {
      const field = name === 'states' ? 'state' : name;
      form.setValue(field, saved.input[field]);
    }
    known.current = [saved.input];
    common.current = saved.input;
    await save({ isAsked: true, merged: labelFields(fromSaved) });
  }

  useEffect(
    () =>
      onChange(() => {
        setIsKept(kept !== undefined && isSameInput(input(), kept));
        if (!isHeld.current) timer.afterChange();
      }),
    [onChange, input, kept, timer.afterChange],
  );

  const lookForOthers = useEffectEvent(async () => {
    if (isHeld.current || inFlight.current) return;
    // Nobody else knows a new post that was never saved.
    if (!base && known.current.every((version) => version === undefined)) return;
    const found = await loadDraft(id).catch(() => 'unknown' as const);
    if (found === 'unknown' || isHeld.current || inFlight.current) return;
    if (!isKnownDraft(found, known.current)) meet(found, false);
  });
  useEffect(() => {
    const handle = () => {
      if (document.visibilityState === 'visible') void lookForOthers();
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);

  return {
    state,
    /** What to tell those who cannot see it; saves that nobody asked for are not told. */
    announced,
    choice,
    /** Whether the form shows what the writer opened from the server or has saved there. */
    isKept,
    save: () => save({ isAsked: true }),
    /** Whether the server has all that the form shows. */
    hasAll: () =>
      common.current !== undefined && isSameInput(storableInput(input()), common.current),
    compare,
    combine,
    /** Goes back to the form without a choice. */
    goOn: () => setChoice(undefined),
    /** The values that were saved on the server last; undefined if there are none. */
    onServer: useCallback(() => common.current, []),
    meet: (saved: PostDraft | undefined) => meet(saved, true),

    /** Stops saving until `release`. Returns the versions that the form knows; undefined for none. */
    async hold(): Promise<KnownDrafts | undefined> {
      timer.cancel();
      while (inFlight.current) await inFlight.current;
      isHeld.current = true;
      const hasSeen = known.current.some((version) => version !== undefined);
      return hasSeen ? [...known.current, storableInput(input())] : undefined;
    },

    /** Goes on saving, after a post was not stored. */
    release() {
      isHeld.current = false;
      timer.afterChange();
    },
  };
}

export type ServerDraft = ReturnType<typeof useServerDraft>;

/** Returns the values of a form as a post has them, for comparing. */
function toStoredFields({ state, ...texts }: PostInput): StoredFields {
  const fields: StoredFields = { ...texts, states: [state] };
  return Object.fromEntries(postFieldNames.map((name) => [name, fields[name]]));
}

/** The longest time without a save while the writer types, and the pause after which it saves. */
const longestMs = 30_000;
const pauseMs = 5_000;
/** How soon a save that failed is tried again. */
const retryMs = 15_000;

/**
 * Returns timers that call `save` once the writer pauses, at the latest 30 s after the first change, and
 * again after a failure. They also do so when the page is hidden or comes online.
 */
function useAutosaveTimer(save: () => void) {
  const latest = useRef(save);
  /** A save may end after the form is gone. */
  const isFormGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstChange = useRef<number>(undefined);
  useEffect(() => {
    latest.current = save;
  });

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    firstChange.current = undefined;
  }, []);

  const start = useCallback(
    (delayMs: number) => {
      if (isFormGone.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        cancel();
        latest.current();
      }, delayMs);
    },
    [cancel],
  );

  useEffect(() => {
    isFormGone.current = false;
    const saveNow = () => {
      if (timer.current !== undefined) start(0);
    };
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', saveNow);
      isFormGone.current = true;
      cancel();
    };
  }, [start, cancel]);

  return {
    cancel,
    /** Saves after a pause. */
    afterChange: useCallback(() => {
      const now = Date.now();
      firstChange.current ??= now;
      start(Math.max(0, Math.min(pauseMs, firstChange.current + longestMs - now)));
    }, [start]),
    afterFailure: useCallback(() => start(retryMs), [start]),
  };
}
