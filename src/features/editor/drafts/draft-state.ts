import type { PostDraft } from '#src/domain/posts/drafts/post-draft.ts';
import { formatTime } from '#src/lib/format-time.ts';

/** The state of a form's draft on the server. */
export type DraftState =
  /** Nothing was saved yet. */
  | { status: 'none' }
  /** Only while the writer waits for it. */
  | { status: 'saving' }
  | { status: 'saved'; at: Date; merged: readonly string[] }
  /** Not known to be saved; tried again. */
  | { status: 'failed' }
  /** The server does not store it as it is. */
  | { status: 'refused'; problem: string }
  /** Somebody else saved it since. */
  | { status: 'changed'; saved: PostDraft }
  /** It was published or deleted elsewhere. */
  | { status: 'gone' };

const list = new Intl.ListFormat('en-US');

/**
 * Returns the state in words.
 *
 * @param writer the reader of these words, by email address
 */
export function draftText(state: DraftState, writer: string): string {
  switch (state.status) {
    case 'none':
      return 'Saved as a draft while you write';
    case 'saving':
      return 'Saving the draft…';
    case 'saved': {
      // The same clock as everywhere in the admin area.
      const [, time] = formatTime(state.at.toISOString()).split(', ');
      const merged = list.format(state.merged.map((label) => label.toLowerCase()));
      return `Draft saved at ${time}${merged && `, with someone else’s changes to the ${merged}`}`;
    }
    case 'failed':
      return 'The draft is not on the server yet. This browser keeps it, and we will try again. Check your connection, and check in another tab that you are still signed in.';
    case 'refused':
      return state.problem;
    case 'changed':
      return `${savedBy(state.saved, writer)}. What you wrote since is kept in this browser only.`;
    case 'gone':
      return 'This draft was published or deleted in the meantime, perhaps by you in another tab. “Save draft” keeps what you wrote as a draft again.';
  }
}

/**
 * Returns who saved a draft and when.
 *
 * @example savedBy(draft, 'ann@example.com') // 'ben@example.com saved this draft on 11/21/2026, 3:05 PM'
 */
export function savedBy({ by, at }: Pick<PostDraft, 'by' | 'at'>, writer: string): string {
  return `${by === writer ? 'You' : by} saved this draft on ${formatTime(at)}`;
}
