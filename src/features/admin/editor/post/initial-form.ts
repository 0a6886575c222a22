import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import type { StoredFields } from '#src/data/admin/posts/post-versions.ts';
import { type BrowserDraft, nameDrafts } from '#src/features/admin/editor/drafts/browser-drafts.ts';
import { type PostInput, toPostInput } from '#src/model/post-changes/post-input.ts';
import { toIsoDate } from '#src/model/posts/post.schema.ts';

export interface InitialForm {
  /** The post's id, which a new post already has before it is stored. */
  id: string;
  /** The stored version that the form edits; undefined for a new post. */
  base: StoredFields | undefined;
  input: PostInput;
  draftName: string;
  /** The date of the stored post, or the one it had until it was unpublished, which a save may then keep. */
  date?: string | undefined;
  /** The name of the earlier version that the form restores. */
  restores?: string;
  /** The version of the draft on the server from which the form starts. */
  onServer?: PostInput | undefined;
  /** The draft on the server for which the form was opened. */
  opened?: OpenedDraft | undefined;
}

/** A draft on the server, and what is stored of its post. */
export interface OpenedDraft {
  by: string;
  at: string;
  /** The stored post; undefined if it is not published. */
  published: StoredFields | undefined;
}

/** Returns the form for a new post. Its draft has the post's id, to be saved as the same post after a lost response. */
export function newForm(id: string): InitialForm {
  return { id, base: undefined, input: toPostInput({}), draftName: id };
}

/** Returns the form for a stored post. */
export function storedForm(id: string, stored: StoredFields): InitialForm {
  const date = toIsoDate(stored.datePublished);
  return { id, base: stored, input: toPostInput(stored), draftName: crypto.randomUUID(), date };
}

/** Returns the form for a post, or for one with a draft only, with the values of an earlier version. */
export function restoringForm(
  id: string,
  stored: StoredFields | undefined,
  version: { name: string; fields: StoredFields },
  draft?: PostDraft,
): InitialForm {
  const start = stored
    ? storedForm(id, stored)
    : { ...newForm(id), draftName: crypto.randomUUID(), date: draft?.datePublished };
  return { ...start, input: toPostInput(version.fields), restores: version.name };
}

/** Returns a form that continues a draft, based on the version that the draft started from. */
export function draftForm(id: string, draft: BrowserDraft): InitialForm {
  const { form: draftName, id: newId = draftName, base, input, onServer } = draft;
  return { id: base ? id : newId, base: base ?? undefined, input, draftName, onServer };
}

/** Returns a form that continues a draft of the server, whose post may be published. */
export function openedForm(draft: PostDraft, stored: StoredFields | undefined): InitialForm {
  const { id, input, by, at, datePublished } = draft;
  const form = stored
    ? storedForm(id, stored)
    : { ...newForm(id), draftName: crypto.randomUUID(), date: datePublished };
  const opened = { by, at, published: stored };
  // Without a base, the next save asks.
  const base = stored && (draft.base ?? {});
  return { ...form, base, input, onServer: input, opened };
}

/** Returns the place where a form's drafts are stored. */
export function toDraftPlace(writer: string, { id, base }: InitialForm): string {
  return nameDrafts(writer, base ? id : 'new');
}
