import { postFieldNames, type StoredFields } from '#src/data/admin/posts/post-versions.ts';
import { forget, listNames, type Place, recall, remember } from '#src/data/state/unsaved.ts';
import { z } from '#src/lib/loading/zod.ts';
import { type PostInput, postInputFields } from '#src/model/post-changes/post-input.ts';

const browser: Place = { storage: 'localStorage' };

const inputSchema = z.record(z.enum(postInputFields), z.string());

const draftSchema = z.object({
  savedAt: z.number(),
  /** The id of a new post; missing if the form is named after it. */
  id: z.optional(z.string()),
  /** The version of the post that the form started from; null for a new post. */
  base: z.nullable(z.record(z.string(), z.unknown())),
  input: inputSchema,
  /** The version of the draft that the form knew to be on the server. */
  onServer: z.optional(inputSchema),
});

/** The unsaved values of a form. */
export interface BrowserDraft extends z.output<typeof draftSchema> {
  /** The form's name. Each form has its own draft, so that two tabs do not overwrite each other. */
  form: string;
}

/** Returns where this browser keeps a writer's drafts of a post: `new` for one that is not stored yet. */
export function nameDrafts(writer: string, post: string): string {
  return `post-draft/${encodeURIComponent(writer)}/${encodeURIComponent(post)}/`;
}

/** Returns the name of one of them, which is locked while its form is open. */
export function nameDraft(place: string, form: string): string {
  return place + encodeURIComponent(form);
}

/** Stores a form's values in this browser. @returns false if the browser's storage is full or denied */
export function saveDraft(
  place: string,
  form: string,
  draft: Partial<BrowserDraft> & { input: PostInput; base: StoredFields | undefined },
): boolean {
  const { base } = draft;
  const written = base && Object.fromEntries(postFieldNames.map((name) => [name, base[name]]));
  const kept = { savedAt: Date.now(), ...draft, base: written ?? null };
  return remember(nameDraft(place, form), kept, browser);
}

/** Returns the drafts of a post, newest first. Skips invalid ones. */
export function findDrafts(place: string): BrowserDraft[] {
  return listNames(place, browser)
    .flatMap((name) => {
      const draft = draftSchema.safeParse(recall(name, browser)).data;
      return draft ? [{ ...draft, form: decodeURIComponent(name.slice(place.length)) }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

export function deleteDraft(place: string, form: string): void {
  forget(nameDraft(place, form), browser);
}
