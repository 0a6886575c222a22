import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import type { KnownDrafts, PostFields, StoredFields } from '#src/data/admin/posts/post-versions.ts';
import type { DraftState } from '#src/features/admin/editor/drafts/server-draft.ts';
import type { Autosave } from '#src/lib/hooks/use-autosave-timer.ts';
import type { PostInput } from '#src/model/post-changes/post-input.ts';
import type { PostRevision } from '#src/model/post-changes/post-revision.ts';
import type { InitialForm } from './initial-form.ts';

/** Why the post is not stored, or not known to be: then the database did not respond. */
export type SaveFailure =
  | { status: 'failed' | 'not-sent' | 'refused' | 'draft-changed' }
  | {
      status: 'conflict';
      /** What somebody else saved; undefined if the post was deleted. */
      saved: StoredFields | undefined;
      change: PostRevision | undefined;
    };

/** What a form and the server know of each other, and what is under way between them. */
export interface EditingState {
  /** `storing`, or unpublishing; `stored`: nothing is saved any more. */
  phase: 'writing' | 'storing' | 'stored';
  failure: SaveFailure | undefined;
  /** The versions of the post that may be overwritten; undefined stands for "no post yet". */
  knownPosts: readonly (StoredFields | undefined)[];

  autosave: Autosave;
  draft: DraftState;
  /** What screen readers are told; saves that nobody asked for are not announced. */
  announced: DraftState | undefined;
  /** The versions of the draft that the form has seen or sent; undefined stands for "no draft yet". */
  knownDrafts: KnownDrafts;
  /** The last version that the form and the server both had. */
  onServer: PostInput | undefined;
  /** The version that the writer opened from the server or has saved there on purpose. */
  kept: PostInput | undefined;
}

interface SavedDraft {
  sent: PostInput;
  at: Date;
  isManual: boolean;
  /** Whether the form still shows what was sent. */
  isAll: boolean;
}

export type EditingAction =
  | { type: 'changed' }
  | { type: 'draft needless' }
  | { type: 'draft sent'; isManual: boolean }
  | ({ type: 'draft saved' } & SavedDraft)
  | { type: 'draft failed'; sent: PostInput; isManual: boolean }
  | { type: 'draft refused'; problem: string }
  | { type: 'draft met'; saved: PostDraft | undefined }
  | { type: 'draft seen'; saved: PostInput | undefined }
  | { type: 'post sent' }
  /** Also without a failure; `sent` is set if it may have been stored all the same. */
  | { type: 'post failed'; failure?: SaveFailure; sent?: PostFields }
  | { type: 'post seen'; saved: StoredFields | undefined }
  | { type: 'post stored' };

export function startEditing({ base, onServer, opened }: InitialForm): EditingState {
  return {
    phase: 'writing',
    failure: undefined,
    knownPosts: [base],
    autosave: 'off',
    draft: { status: 'none' },
    announced: undefined,
    knownDrafts: [onServer],
    onServer,
    kept: opened && onServer,
  };
}

/** Whether the draft is not saved by itself: it waits for the writer's decision, or until the post is stored. */
export function isHeld({ phase, draft }: EditingState): boolean {
  return phase !== 'writing' || draft.status === 'changed';
}

/** Returns the state of a form after an action. */
export function reduceEditing(state: EditingState, action: EditingAction): EditingState {
  const next = { ...state, ...applyAction(state, action) };
  if (isHeld(next)) next.autosave = 'off';
  return next;
}

function applyAction(state: EditingState, action: EditingAction): Partial<EditingState> {
  const { knownDrafts, knownPosts, kept, draft } = state;
  switch (action.type) {
    case 'changed':
      return { autosave: 'after a pause' };
    case 'draft needless':
      return { autosave: 'off' };
    case 'draft sent':
      return {
        autosave: 'off',
        ...(action.isManual && { draft: { status: 'saving' } }),
      };
    case 'draft saved': {
      const { sent, at, isManual, isAll } = action;
      return {
        ...showDraft({ status: 'saved', at }, isManual || draft.status === 'failed'),
        autosave: isAll ? 'off' : 'after a pause',
        knownDrafts: [sent],
        onServer: sent,
        kept: isManual ? sent : kept,
      };
    }
    case 'draft failed':
      return {
        ...showDraft({ status: 'failed' }, action.isManual || draft.status !== 'failed'),
        autosave: 'after a failure',
        // It may still have been stored, so this form must recognize it as its own version.
        knownDrafts: [...knownDrafts, action.sent],
      };
    case 'draft refused':
      return { ...showDraft({ status: 'refused', problem: action.problem }), autosave: 'off' };
    case 'draft met':
      return { ...showDraft({ status: 'changed', saved: action.saved }), onServer: undefined };
    case 'draft seen':
      return { knownDrafts: [action.saved] };
    case 'post sent':
      return { phase: 'storing', failure: undefined };
    case 'post failed':
      return {
        phase: 'writing',
        failure: action.failure,
        knownPosts: action.sent ? [...knownPosts, action.sent] : knownPosts,
        autosave: 'after a pause',
      };
    case 'post seen':
      return { failure: undefined, knownPosts: [action.saved] };
    case 'post stored':
      return { phase: 'stored' };
  }
}

function showDraft(draft: DraftState, isAnnounced = true): Partial<EditingState> {
  return { draft, ...(isAnnounced && { announced: draft }) };
}
