import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { findLastChange } from '#src/data/admin/posts/history.service.ts';
import { savePost, titleOfOtherWithSlug } from '#src/data/admin/posts/post-editing.service.ts';
import {
  DraftConflict,
  EditConflict,
  type KnownDrafts,
  type PostFields,
  SaveRefused,
  type StoredFields,
} from '#src/data/admin/posts/post-versions.ts';
import { saveServerDraft } from '#src/data/admin/posts/server-draft.service.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import { deleteDraft } from '#src/features/admin/editor/drafts/browser-drafts.ts';
import { draftRefused, storableInput } from '#src/features/admin/editor/drafts/server-draft.ts';
import {
  useDraftAutosave,
  useDraftOffer,
} from '#src/features/admin/editor/drafts/use-browser-draft.ts';
import { useAutosaveTimer } from '#src/lib/hooks/use-autosave-timer.ts';
import { useIsShown } from '#src/lib/hooks/use-is-shown.ts';
import {
  type EditedPost,
  isSameInput,
  type PostInput,
  toPostInput,
} from '#src/model/post-changes/post-input.ts';
import { toPostFields } from './edited-post.schema.ts';
import {
  type EditingAction,
  isHeld,
  reduceEditing,
  type SaveFailure,
  startEditing,
} from './editing-state.ts';
import { type InitialForm, toDraftPlace } from './initial-form.ts';
import { createJudge, type Judgment } from './judge-post.ts';

/** Called when a post is stored, with its slug and whether it is new. */
export type PostSaved = (post: { slug: string; isNew: boolean }) => void;

export interface EditingOptions {
  initial: InitialForm;
  /** Whose drafts are stored and offered: the writer's email address. */
  writer: string;
  /** The author that a new post starts with, once that is known. */
  author?: string | undefined;
  /** Called when the post is stored, unless the form has unmounted by then. */
  onSaved: PostSaved;
  onDraftSaved?: ((id: string) => void) | undefined;
}

/**
 * Manages a post's form from opening to saving: validation, drafts, conflicts, and leaving. What happens is an event
 * for `reduceEditing`, whose state decides what is sent next. The draft on the server is saved while the writer writes
 * and when they ask for it, and neither it nor the post overwrites a version that the writer has not seen.
 */
export function usePostEditing(options: EditingOptions) {
  const { initial, writer, onSaved, onDraftSaved } = options;
  const { id, base } = initial;
  const place = toDraftPlace(writer, initial);
  const { form, judge, loaded, onChange } = usePostForm(initial, options.author);
  const input = form.getValues;
  const { state, now, dispatch } = useEditingState(initial, () => void saveDraft());
  const hasUnsaved = useUnsaved(onChange, input, [loaded, state.kept]);
  const drafts = useDraftOffer(place, initial);
  const onServer = useCallback(() => now().onServer, [now]);
  const autosave = useDraftAutosave({ place, initial, loaded, onChange, input, onServer });
  const isShown = useIsShown();
  /** Settles when the saves of the draft are done, which go one after the other. */
  const draftSaves = useRef(Promise.resolve());

  useEffect(() => onChange(() => dispatch({ type: 'changed' })), [onChange, dispatch]);

  /** Saves the draft once no other save is under way. */
  function saveDraft(isManual = false) {
    draftSaves.current = draftSaves.current.then(() => sendDraft(isManual));
    return draftSaves.current;
  }

  async function sendDraft(isManual: boolean) {
    const { phase, knownDrafts } = now();
    if (phase !== 'writing' || (!isManual && isHeld(now()))) return;
    const sent = storableInput(input());
    if (!isManual && isSameInput(sent, onServer() ?? loaded)) {
      return dispatch({ type: 'draft needless' });
    }
    dispatch({ type: 'draft sent', isManual });
    try {
      await saveServerDraft(id, { input: sent, base, by: writer }, [...knownDrafts, sent]);
    } catch (error) {
      if (error instanceof DraftConflict) {
        return dispatch({ type: 'draft met', saved: error.saved });
      }
      if (error instanceof SaveRefused) {
        return dispatch({ type: 'draft refused', problem: draftRefused });
      }
      return dispatch({ type: 'draft failed', sent, isManual });
    }
    const isAll = isSameInput(storableInput(input()), sent);
    dispatch({ type: 'draft saved', sent, at: new Date(), isManual, isAll });
    // The server has all that the browser keeps.
    if (isAll) deleteDraft(place, initial.draftName);
    if (isShown.current) onDraftSaved?.(id);
  }

  /** Keeps the draft from being saved until `release`, after a save under way. Returns the versions the form knows. */
  async function hold(): Promise<KnownDrafts | undefined> {
    dispatch({ type: 'post sent' });
    await draftSaves.current;
    const { knownDrafts } = now();
    return hasSeenDraft(knownDrafts) ? [...knownDrafts, storableInput(input())] : undefined;
  }

  const release = () => dispatch({ type: 'post failed' });
  const fail = (status: Exclude<SaveFailure['status'], 'conflict'>, sent?: PostFields) =>
    dispatch({ type: 'post failed', failure: { status }, ...(sent && { sent }) });

  /** Returns the form's handler of submits. It calls `refuse` if a field is not valid. */
  const publish = (movesDate: boolean, refuse: () => void) =>
    form.handleSubmit(
      async (post) => {
        await send(post, movesDate);
        // The slug may belong to another post.
        if (form.getFieldState('slug').invalid) refuse();
      },
      () => {
        release();
        refuse();
      },
    );

  async function send(post: EditedPost, movesDate: boolean) {
    if (now().phase === 'storing' || now().phase === 'stored') return;
    const fields = toPostFields(post);
    const isSent = await hold().then((known) => store(fields, movesDate, known));
    if (!isSent) return;
    dispatch({ type: 'post stored' });
    autosave.end();
    // The writer may have left the page while the post was being saved.
    if (isShown.current) {
      onSaved({ slug: fields.slug, isNew: base === undefined });
    }
  }

  /** Stores the post. Resolves to whether it is stored, and never rejects. */
  async function store(
    fields: PostFields,
    movesDate: boolean,
    knownDrafts: KnownDrafts | undefined,
  ): Promise<boolean> {
    const slugTakenBy = await titleOfOtherWithSlug(fields.slug, id).catch(() => null);
    if (typeof slugTakenBy === 'string') {
      release();
      const message = `The post “${slugTakenBy}” already has this slug. Choose another one.`;
      form.setError('slug', { message });
    } else if (slugTakenBy === null) fail('not-sent');
    if (slugTakenBy !== undefined) return false;
    try {
      await savePost(id, fields, now().knownPosts, { by: writer, movesDate, drafts: knownDrafts });
      clearBlogCache();
      return true;
    } catch (error) {
      if (error instanceof EditConflict) {
        const { saved } = error;
        const change = await findLastChange(id, saved);
        dispatch({ type: 'post failed', failure: { status: 'conflict', saved, change } });
      } else if (error instanceof SaveRefused) fail('refused');
      else if (error instanceof DraftConflict) {
        fail('draft-changed');
        dispatch({ type: 'draft met', saved: error.saved });
      } else {
        clearBlogCache();
        fail('failed', fields);
      }
      return false;
    }
  }

  return {
    form,
    judge,
    state,
    publish,
    /** Lets the next save overwrite another person's version, or store a post again that was deleted. */
    seePost: (saved: StoredFields | undefined) => dispatch({ type: 'post seen', saved }),
    drafts,
    isDraftRefused: autosave.isRefused,
    saveDraft: () => saveDraft(true),
    /** Saves the draft over another person's version, or once more after it was deleted. */
    overwriteDraft(saved: PostInput | undefined) {
      dispatch({ type: 'draft seen', saved });
      void saveDraft(true);
    },
    /** Whether the server has all that the form shows. */
    isAllOnServer() {
      const saved = onServer();
      return saved !== undefined && isSameInput(storableInput(input()), saved);
    },
    hold,
    /** Lets the draft be saved again, and removes the message about the last save of the post. */
    release,
    hasUnsaved: hasUnsaved && state.phase !== 'stored',
    giveUp: autosave.end,
  };
}

export type PostEditing = ReturnType<typeof usePostEditing>;

/** Returns the state of a form, which `now` reads at once after an event and not with the next render. */
function useEditingState(initial: InitialForm, save: () => void) {
  const [state, show] = useState(() => startEditing(initial));
  const latest = useRef(state);
  useAutosaveTimer(state, save);
  const dispatch = useCallback((action: EditingAction) => {
    latest.current = reduceEditing(latest.current, action);
    show(latest.current);
  }, []);
  return { state, now: useCallback(() => latest.current, []), dispatch };
}

/** Returns the form with its judge, and the values with which nothing is unsaved. */
function usePostForm({ base, input }: InitialForm, author = '') {
  const loaded = useMemo(() => {
    const stored = toPostInput(base ?? {});
    return author ? { ...stored, author } : stored;
  }, [base, author]);
  const judge = useMemo(() => createJudge(base), [base]);
  const form = useForm<PostInput, unknown, EditedPost>({
    defaultValues: input,
    resolver: (values) => resolveForm(judge(values)),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue } = form;
  useEffect(() => {
    if (author && getValues('author') === '') setValue('author', author);
  }, [author, getValues, setValue]);
  const onChange = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  return { form, judge, loaded, onChange };
}

function resolveForm({ post, findings }: Judgment): ResolverResult<PostInput, EditedPost> {
  if (post) return { values: post, errors: {} };
  const blocking = findings.filter(({ preventsPublishing }) => preventsPublishing);
  return {
    values: {},
    errors: Object.fromEntries(
      blocking.map(({ field, text }) => [field, { type: 'refused', message: text }]),
    ),
  };
}

/** Returns whether a form shows none of these versions. */
function useUnsaved(
  onChange: (changed: () => void) => () => void,
  input: () => PostInput,
  [loaded, kept]: readonly [PostInput, PostInput | undefined],
): boolean {
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const compare = () =>
      setUnsaved(!isSameInput(input(), loaded) && !(kept && isSameInput(input(), kept)));
    compare();
    return onChange(compare);
  }, [onChange, input, loaded, kept]);
  return isUnsaved;
}

function hasSeenDraft(known: KnownDrafts): boolean {
  return known.some((version) => version !== undefined);
}
