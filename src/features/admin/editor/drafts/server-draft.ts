import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import { wellFormed } from '#src/lib/input/text.ts';
import { type PostInput, postInputFields } from '#src/model/post-changes/post-input.ts';

/** The state of a form's draft on the server. */
export type DraftState =
  /** Nothing was saved yet. */
  | { status: 'none' }
  /** Only while the writer waits for it. */
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** Not known to be saved; tried again. */
  | { status: 'failed' }
  /** The server does not store it as it is. */
  | { status: 'refused'; problem: string }
  /** Somebody else saved it since; undefined if it was published or deleted. */
  | { status: 'changed'; saved: PostDraft | undefined };

/** Returns the state in words. */
export function draftText(state: DraftState): string {
  switch (state.status) {
    case 'none':
      return 'Saved as a draft while you write';
    case 'saving':
      return 'Saving the draft…';
    case 'saved': {
      // The same clock as everywhere in the admin area.
      const [, time] = formatTime(state.at.toISOString()).split(', ');
      return `Draft saved at ${time}`;
    }
    case 'failed':
      return 'The draft is not on the server yet. This browser keeps it, and we will try again. Check your connection, and check in another tab that you are still signed in.';
    case 'refused':
      return state.problem;
    case 'changed':
      return 'The draft was changed elsewhere. What you wrote last is kept in this browser only.';
  }
}

/** Returns what becomes of what the form shows when the writer leaves it, in words. */
export function leavingText(state: DraftState, isOnServer: boolean, isKeptHere: boolean): string {
  if (isOnServer) {
    const at = state.status === 'saved' ? `, saved ${formatTime(state.at.toISOString())}` : '';
    return `All that you wrote is in the draft${at}. The dashboard lists it. The blog stays as it is until you publish.`;
  }
  return isKeptHere
    ? 'What you wrote last is not on the server yet. This browser keeps it and offers it when you come back.'
    : 'What you wrote last is saved nowhere, because this browser cannot keep it. It is lost when you leave.';
}

/** Returns who saved a draft and when, such as 'ben@example.com saved this draft on 11/21/2026, 3:05 PM ET'. */
export function savedBy({ by, at }: Pick<PostDraft, 'by' | 'at'>, writer: string): string {
  return `${by === writer ? 'You' : by} saved this draft on ${formatTime(at)}`;
}

/** Said if the database does not store a draft, such as one with a text that is too long. */
export const draftRefused =
  'The database refused the draft, and this browser keeps what you wrote. Shorten what “Check” calls too long. If nothing is, check in another tab that you are still signed in. If you are, the draft is too large: with the version of the post that it changes, it may have 1 MiB.';

/** Returns the values as the database can store them, without half characters. */
export function storableInput(input: PostInput): PostInput {
  const texts = postInputFields.map((field) => [field, wellFormed(input[field])]);
  return Object.fromEntries(texts) as Record<keyof PostInput, string>;
}
