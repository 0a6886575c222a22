import { withStorage } from '#src/lib/tab-storage.ts';
import { z } from '#src/lib/zod.ts';
import { site } from '#src/site.ts';
import { type PostInput, postInputFields } from '../post-input.ts';
import { postFieldNames, type StoredFields } from '../post-versions.ts';

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
export interface Draft extends z.output<typeof draftSchema> {
  /** The form's name. Each form has its own draft, so that two tabs do not overwrite each other. */
  form: string;
}

/** Returns the key of a draft in the browser's storage, which is also the name of its lock. */
export function draftKey({ writer, post }: DraftPlace, form: string): string {
  return `${writerPrefix(writer)}${encodeURIComponent(post)}/${encodeURIComponent(form)}`;
}

function writerPrefix(writer: string): string {
  return `${site.slug}.post-draft/${encodeURIComponent(writer)}/`;
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
  const text = JSON.stringify({ savedAt, id, input, base: written, onServer });
  const isKept = withStorage('localStorage', (storage) => {
    storage.setItem(draftKey(place, form), text);
    return true;
  });
  return isKept ?? false;
}

/** Returns the ids of the stored posts of which this browser has the writer's drafts. */
export function postsWithDrafts(writer: string): string[] {
  const posts = listKeys(writerPrefix(writer)).map((key) => key.split('/')[0] ?? '');
  return [...new Set(posts)].map(decodeURIComponent).filter((post) => post !== 'new');
}

/** Returns the drafts of a post, newest first. Skips invalid ones. */
export function listDrafts(place: DraftPlace): Draft[] {
  return listKeys(draftKey(place, ''))
    .flatMap((name) => {
      const form = decodeURIComponent(name);
      const key = draftKey(place, form);
      const draft = parsed(withStorage('localStorage', (storage) => storage.getItem(key)));
      return draft ? [{ ...draft, form }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Returns the stored keys that begin so, without their beginning. */
function listKeys(prefix: string): string[] {
  const keys = withStorage('localStorage', (storage) => Object.keys(storage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Returns the id of the new post that a draft is of. */
export function toNewPostId({ id, form }: Draft): string {
  return id ?? form;
}

export function deleteDraft(place: DraftPlace, form: string): void {
  withStorage('localStorage', (storage) => storage.removeItem(draftKey(place, form)));
}

function parsed(text: string | null | undefined) {
  try {
    return draftSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    // The entry was not written by this module.
    return undefined;
  }
}

/** Locks a draft for all tabs until the returned function is called, or its tab is closed or crashes. */
export function lockDraft(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Older browsers have no locks, so they also offer a draft while its form is open.
  navigator.locks?.request(key, () => released).catch(() => undefined);
  return release;
}

/** Returns the keys of the drafts whose forms are open. */
export async function lockedDrafts(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name ?? ''));
}
