import { postFieldNames, type StoredFields } from '#src/data/admin/posts/post-versions.ts';
import { forget, type Place, recall, remember, storageKey } from '#src/data/state/unsaved.ts';
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

/** Whose draft it is and of which post: `new` for one that is not stored yet. */
export interface DraftPlace {
  writer: string;
  post: string;
}

/** The unsaved values of a form. */
export interface BrowserDraft extends z.output<typeof draftSchema> {
  /** The form's name. Each form has its own draft, so that two tabs do not overwrite each other. */
  form: string;
}

/** Returns the name under which this browser keeps a draft, and locks it while its form is open. */
export function nameDraft({ writer, post }: DraftPlace, form: string): string {
  return `post-draft/${[writer, post, form].map(encodeURIComponent).join('/')}`;
}

/** Stores a form's values in this browser. @returns false if the browser's storage is full or denied */
export function saveDraft(
  place: DraftPlace,
  form: string,
  draft: {
    input: PostInput;
    base: StoredFields | undefined;
    savedAt?: number;
    id?: string;
    onServer?: PostInput | undefined;
  },
): boolean {
  const { input, base, savedAt = Date.now(), id, onServer } = draft;
  const written = base
    ? Object.fromEntries(postFieldNames.map((name) => [name, base[name]]))
    : null;
  const kept = { savedAt, id, input, base: written, onServer };
  return remember(nameDraft(place, form), kept, browser);
}

/** Returns the drafts of a post, newest first. Skips invalid ones. */
export function findDrafts(place: DraftPlace): BrowserDraft[] {
  return listForms(place)
    .flatMap((form) => {
      const draft = draftSchema.safeParse(recall(nameDraft(place, form), browser)).data;
      return draft ? [{ ...draft, form }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

function listForms(place: DraftPlace): string[] {
  const start = storageKey(nameDraft(place, ''));
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => decodeURIComponent(key.slice(start.length)));
  } catch {
    return [];
  }
}

/** Returns the id of the new post that a draft is of. */
export function toNewPostId({ id, form }: BrowserDraft): string {
  return id ?? form;
}

export function deleteDraft(place: DraftPlace, form: string): void {
  forget(nameDraft(place, form), browser);
}
