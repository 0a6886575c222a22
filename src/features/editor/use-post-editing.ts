import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { clean } from './content/clean-content.ts';
import { useDraftAutosave, useDraftOffer } from './drafts/use-browser-draft.ts';
import { useServerDraft } from './drafts/use-server-draft.ts';
import { type EditedPost, editedPostSchema } from './edited-post.schema.ts';
import { type InitialForm, toDraftPlace } from './initial-form.ts';
import { savePost, titleOfOtherWithSlug } from './post-editing.service.ts';
import { isSameInput, type PostInput, toPostInput } from './post-input.ts';
import {
  DraftConflict,
  EditConflict,
  type KnownDrafts,
  labelFields,
  type Merge,
  mergeVersions,
  type PostFieldName,
  type PostFields,
  PostTooLarge,
  type StoredFields,
  toPostFields,
} from './post-versions.ts';

/**
 * Called when a post is stored.
 *
 * @param merged the labels of the fields that were taken from a version that someone else saved in the meantime
 * @param post its slug, and whether it was not on the blog before
 */
export type PostSaved = (merged: string[], post: { slug: string; isNew: boolean }) => void;

/**
 * Manages a post's form from opening to saving: validation, drafts, conflicts, and leaving.
 *
 * @param writer whose drafts are stored and offered
 * @param onSaved called when the post is stored, unless the form has unmounted by then
 * @param onRebase called with the same form on the version that it has been merged with
 */
export function usePostEditing(
  initial: InitialForm,
  writer: string,
  onSaved: PostSaved,
  onRebase: (initial: InitialForm) => void,
) {
  const { id, base } = initial;
  const place = toDraftPlace(writer, initial);
  const { form, hasChanges, onChange, input } = usePostForm(initial);
  const { saving, save, ask, allowOver, dismiss } = usePostSaving(base, writer);
  const drafts = useDraftOffer(place, initial);
  const draft = useServerDraft({ initial, writer, form, onChange, input });
  const { onServer } = draft;
  const autosave = useDraftAutosave({ place, initial, onChange, input, onServer });
  const [isSaved, setSaved] = useState(false);
  const [mergeCount, setMergeCount] = useState(0);
  const taken = useRef(new Set<PostFieldName>());
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function meetConflict(mine: PostFields, saved: StoredFields | undefined) {
    const merge = saved ? mergeVersions(base, mine, saved) : { contested: [], theirs: [] };
    if (saved && merge.contested.length === 0) combine(saved, merge.theirs);
    else ask({ mine, saved, ...merge });
  }

  /** Takes fields of the saved version over, from which the form starts from now on. */
  function combine(saved: StoredFields, fromSaved: readonly PostFieldName[]) {
    const theirs = toPostInput(saved);
    for (const name of fromSaved) {
      taken.current.add(name);
      const field = name === 'states' ? 'state' : name;
      form.setValue(field, theirs[field]);
    }
    allowOver(saved);
    onRebase({ ...initial, base: saved, input: input() });
    setMergeCount((count) => count + 1);
  }

  async function send(post: EditedPost, movesDate: boolean) {
    const fields = toPostFields(post);
    const known = await draft.hold();
    const outcome = await save(id, fields, { movesDate, drafts: known });
    if (outcome.conflict) meetConflict(fields, outcome.conflict.saved);
    if (outcome.slugTakenBy !== undefined) {
      form.setError('slug', {
        message: `The post “${outcome.slugTakenBy}” already has this slug. Choose another one.`,
      });
    }
    if (outcome.draftConflict) draft.meet(outcome.draftConflict.saved);
    else if (!outcome.saved) draft.release();
    if (!outcome.saved) return;
    setSaved(true);
    autosave.end();
    // The writer may have left the page while the post was being saved.
    if (isShown.current) {
      onSaved(labelFields([...taken.current]), { slug: fields.slug, isNew: base === undefined });
    }
  }

  return {
    form,
    saving,
    send,
    combine,
    /** Increases when versions were merged, after which the form has to be submitted again. */
    mergeCount,
    allowOver,
    goOn: dismiss,
    drafts,
    isDraftRefused: autosave.isRefused,
    /** The form's draft on the server. */
    draft,
    hasUnsaved: hasChanges && !isSaved && !draft.isKept,
    /** Discards the draft that this browser keeps. */
    giveUp: autosave.end,
  };
}

/** Returns the form and whether it has unsaved changes. */
function usePostForm({ base, input: initial }: InitialForm) {
  const loaded = useMemo(() => toPostInput(base ?? {}), [base]);
  const resolver = useMemo(
    () => zodResolver<PostInput, unknown, EditedPost>(editedPostSchema(clean, loaded)),
    [loaded],
  );
  const form = useForm<PostInput, unknown, EditedPost>({
    defaultValues: initial,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getValues } = form;
  const [hasChanges, setHasChanges] = useState(() => !isSameInput(initial, loaded));

  const onChange = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );

  useEffect(
    () => onChange(() => setHasChanges(!isSameInput(getValues(), loaded))),
    [onChange, getValues, loaded],
  );

  return { form, hasChanges, onChange, input: getValues };
}

/** The state of saving a post. */
export type Saving =
  | { status: 'idle' }
  | { status: 'saving' }
  /** Not known to be saved: the database denied it or did not respond. */
  | { status: 'failed' }
  /** Not saved, because checking the slug's uniqueness failed. */
  | { status: 'slug-unchecked' }
  /** Not saved, because it does not fit into a document of the database. */
  | { status: 'too-large' }
  | ({ status: 'conflict' } & Conflict);

/** Two versions between which the writer has to choose. */
interface Conflict extends Merge {
  mine: PostFields;
  /** Undefined if the post was deleted. */
  saved: StoredFields | undefined;
}

/** The outcome of a save. */
interface SaveOutcome {
  saved: boolean;
  slugTakenBy?: string;
  conflict?: EditConflict;
  draftConflict?: DraftConflict;
}

interface SaveOptions {
  /** Whether the save becomes the date of a stored post. */
  movesDate: boolean;
  /** The versions of the draft on the server that the form knows. */
  drafts: KnownDrafts | undefined;
}

const notSaved: SaveOutcome = { saved: false };

/**
 * Saves a post, one save at a time.
 *
 * @param loaded the version that the form started from; undefined for a new post
 * @param writer the writer's email address
 */
function usePostSaving(loaded: StoredFields | undefined, writer: string) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const isBusy = useRef(false);
  const known = useRef<(StoredFields | undefined)[]>([loaded]);

  async function attempt(
    id: string,
    fields: PostFields,
    options: SaveOptions,
  ): Promise<SaveOutcome> {
    let isSlugChecked = false;
    try {
      const slugTakenBy = await titleOfOtherWithSlug(fields.slug, id);
      if (slugTakenBy !== undefined) {
        setSaving({ status: 'idle' });
        return { saved: false, slugTakenBy };
      }
      isSlugChecked = true;
      await savePost(id, fields, known.current, { by: writer, ...options });
      clearBlogCache();
      return { saved: true };
    } catch (error) {
      if (error instanceof EditConflict) {
        return { saved: false, conflict: error };
      } else if (error instanceof DraftConflict) {
        setSaving({ status: 'idle' });
        return { saved: false, draftConflict: error };
      } else if (error instanceof PostTooLarge) {
        setSaving({ status: 'too-large' });
      } else if (isSlugChecked) {
        // It may still have been stored, so this form must recognize it as its own version.
        known.current.push(fields);
        clearBlogCache();
        setSaving({ status: 'failed' });
      } else {
        setSaving({ status: 'slug-unchecked' });
      }
      return notSaved;
    }
  }

  return {
    saving,

    /** Saves the post under this id. Never rejects. */
    async save(id: string, fields: PostFields, options: SaveOptions): Promise<SaveOutcome> {
      if (isBusy.current) return notSaved;
      isBusy.current = true;
      setSaving({ status: 'saving' });
      const outcome = await attempt(id, fields, options);
      isBusy.current = false;
      return outcome;
    },

    /** Lets the writer choose between two versions. */
    ask: (conflict: Conflict) => setSaving({ status: 'conflict', ...conflict }),

    /** Lets the next save overwrite this version, which the writer has seen, and no other. */
    allowOver(version: StoredFields | undefined) {
      known.current = [version];
    },

    /** Removes the message and keeps the known versions. */
    dismiss: () => setSaving({ status: 'idle' }),
  };
}
