import { lockedDrafts } from './draft-locks.ts';
import { type InitialForm, newForm } from './initial-form.ts';
import { deleteDraft, draftKey, draftsOf, postsWithDrafts, saveDraft } from './post-drafts.ts';
import { loadStoredPost, newPostId } from './post-editing.service.ts';
import type { PostInput } from './post-input.ts';

/** Returns the form of a new post with these values, whose own post was deleted. */
export function keepAsNew(writer: string, input: PostInput): InitialForm {
  const form = { ...newForm(newPostId()), input };
  saveDraft({ writer, post: 'new' }, form.draftName, { input, base: undefined });
  return form;
}

/**
 * Turns the drafts of a post that does not exist any more into drafts of new posts, which the editor
 * offers with every new post. Skips drafts whose forms are open in another tab.
 *
 * @returns whether there were any
 */
export async function keepDraftsAsNew(writer: string, post: string): Promise<boolean> {
  const place = { writer, post };
  const locked = await lockedDrafts();
  const left = draftsOf(place).filter(({ form }) => !locked.has(draftKey(place, form)));
  for (const { form, input, savedAt } of left) {
    const draft = { input, base: undefined, savedAt };
    if (saveDraft({ writer, post: 'new' }, newPostId(), draft)) deleteDraft(place, form);
  }
  return left.length > 0;
}

/**
 * Does the same with all posts of which this browser has drafts, and which it reads for that.
 *
 * @returns whether there were any
 */
export async function keepOrphansAsNew(writer: string): Promise<boolean> {
  let found = false;
  for (const post of postsWithDrafts(writer)) {
    try {
      if (await loadStoredPost(post)) continue;
    } catch {
      // Whether the post exists is not known.
      continue;
    }
    if (await keepDraftsAsNew(writer, post)) found = true;
  }
  return found;
}
