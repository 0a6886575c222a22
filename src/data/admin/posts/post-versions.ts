import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import { formatTime } from '#src/lib/format/format-time.ts';
import {
  type EditedPost,
  isSameInput,
  joinKeywords,
  type PostInput,
} from '#src/model/post-changes/post-input.ts';
import type {
  PostRevision,
  RevisionKind,
  StoredFields,
} from '#src/model/post-changes/post-revision.ts';
import { htmlText } from '#src/model/posts/html-text.ts';

/** The fields of a post that the editor writes, except for the date, which the server sets. */
export type PostFields = Omit<EditedPost, 'state'> & { states: [state: string] };

/** A stored post, unparsed: in older posts, fields may be missing or of any type. */
export type { StoredFields };

const labels = {
  title: 'Title',
  content: 'Content',
  slug: 'Slug',
  states: 'State',
  category: 'Category',
  description: 'Description',
  author: 'Author',
  image: 'Image',
  keywords: 'Keywords',
} as const satisfies Record<keyof PostFields, string>;

export type PostFieldName = keyof typeof labels;

/** The names of the fields that the editor writes, in the order of the form. */
export const postFieldNames = Object.keys(labels) as PostFieldName[];

/** Whether two versions of a post have the same content. It ignores the date, which changes with every save. */
export function isSameVersion(one: StoredFields, other: StoredFields): boolean {
  return postFieldNames.every((name) => isSameField(name, one, other));
}

function isSameField(name: PostFieldName, one: StoredFields, other: StoredFields): boolean {
  return JSON.stringify(one[name]) === JSON.stringify(other[name]);
}

/** A field that differs between two versions of a post, with both values as text: without tags, a block on a line. */
interface FieldDifference {
  label: string;
  newerText: string;
  olderText: string;
  isFormattingOnly: boolean;
}

export function labelFields(names: readonly PostFieldName[]): string[] {
  return names.map((name) => labels[name]);
}

/** Returns the fields that differ, in form order. */
export function compareVersions(newer: StoredFields, older: StoredFields): FieldDifference[] {
  return postFieldNames
    .filter((name) => !isSameField(name, newer, older))
    .map((name) => {
      const newerText = comparedText(name, fieldText(newer[name]));
      const olderText = comparedText(name, fieldText(older[name]));
      const isSameText = newerText.replace(/\s/g, '') === olderText.replace(/\s/g, '');
      const isFormattingOnly = name === 'content' && isSameText;
      return { label: labels[name], newerText, olderText, isFormattingOnly };
    });
}

function fieldText(value: unknown): string {
  return Array.isArray(value) ? joinKeywords(value.map(String)) : String(value ?? '');
}

const endOfBlock = /<\/(?:p|h[1-6]|li|tr|blockquote|pre|figure|div|d[dt])>|<br>/gi;

/** Returns the text of a field that a comparison shows: of the content its words, a block on each line. */
function comparedText(field: string, value: string): string {
  if (field !== 'content') return value;
  return htmlText(value.replace(endOfBlock, '$&\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}

type Change = Pick<PostRevision, 'what' | 'by' | 'at'>;

/** A version of a post, with all fields that the editor writes. */
export interface PostVersion {
  /** The id of the revision that keeps it; '' for the current version. */
  id: string;
  fields: StoredFields;
  /** The number of changes since. */
  age: number;
  /** The change that made it; undefined if no revision tells, as for the first version of an older post. */
  made: Change | undefined;
  changed: string[];
  /** The change that ended it; undefined for the current version. */
  ended: Change | undefined;
}

export interface PostRevisions {
  /** The stored post; undefined if it is not published. */
  current: StoredFields | undefined;
  revisions: readonly PostRevision[];
}

/** Returns the versions of a post, newest first. What a normalization did not keep is as in the version after it. */
export function listVersions({ current, revisions }: PostRevisions): PostVersion[] {
  const versions: PostVersion[] = [];
  let fields = current ?? {};
  let ended: Change | undefined;
  const add = (id: string, age: number) =>
    versions.push({ id, fields, age, made: undefined, changed: [], ended });
  if (current) add('', 0);
  let age = 0;
  for (const revision of revisions) {
    const { id, what, before } = revision;
    const newer = versions.at(-1);
    // What takes a post off the blog makes no version of it.
    const isMaking = what === 'saved' || what === 'normalized' || what === 'published';
    if (newer && isMaking) newer.made ??= revision;
    if (what === 'published') continue;
    fields = what === 'normalized' ? { ...fields, ...before } : before;
    if (newer?.made === revision) {
      newer.changed = compareVersions(newer.fields, fields).map(({ label }) => label);
    }
    ended = revision;
    age += 1;
    add(id, age);
  }
  return versions;
}

/** Returns a version's name, such as 'Saved 11/21/2026, 3:05 PM ET (1 change ago)': the number parts equal times. */
export function versionName({ age, made, ended }: PostVersion): string {
  const ago = age > 0 && ` (${age} ${age === 1 ? 'change' : 'changes'} ago)`;
  if (!made) return ago ? `Until ${formatTime(ended?.at ?? '')}${ago}` : 'Current version';
  const [verb, time] = [made.what === 'published' ? 'published' : 'saved', formatTime(made.at)];
  return ago
    ? `${verb === 'saved' ? 'Saved' : 'Published'} ${time}${ago}`
    : `Current version, ${verb} ${time}`;
}

const endings: Partial<Record<RevisionKind, string>> = {
  unpublished: 'Unpublished',
  deleted: 'Deleted',
};

/** Returns who made a version, what changed, and what became of it, a sentence each. */
export function versionTexts({ made, changed, ended }: PostVersion): string[] {
  const ending = ended && endings[ended.what];
  return [
    made ? makingText(made, changed) : 'The history does not say who saved it.',
    ...(ending ? [`${ending} by ${ended?.by} ${formatTime(ended?.at ?? '')}.`] : []),
  ];
}

function makingText({ what, by }: Change, changed: readonly string[]): string {
  if (what === 'published') return `Published by ${by}.`;
  if (what === 'normalized') return `States and keywords cleaned up by ${by}.`;
  const names = new Intl.ListFormat('en-US').format(changed.map((label) => label.toLowerCase()));
  return `Saved by ${by}. ${names ? `Changed: ${names}.` : 'Nothing changed but the date.'}`;
}

/** Somebody else saved another version since this form loaded one; nothing was saved. */
class Conflict<Version> extends Error {
  /** What is stored; undefined if it was deleted. */
  readonly saved: Version | undefined;

  constructor(saved: Version | undefined) {
    super('What is stored is another version than the one that was loaded');
    this.saved = saved;
  }
}

/** Somebody else changed or deleted the post. */
export class EditConflict extends Conflict<StoredFields> {
  override name = 'EditConflict';
}

/** Somebody else saved, published or deleted the draft. */
export class DraftConflict extends Conflict<PostDraft> {
  override name = 'DraftConflict';
}

/** The database refused the save, such as of what is larger than a document can be; nothing was saved. */
export class SaveRefused extends Error {
  override name = 'SaveRefused';
}

/** There was no response in time, so the post may or may not be stored. */
export class SaveFailed extends Error {
  override name = 'SaveFailed';
}

/** The versions of a draft that a form has seen or sent; undefined stands for "no draft yet". */
export type KnownDrafts = readonly (PostInput | undefined)[];

/** Whether a form has seen the stored draft. */
export function isKnownDraft(draft: PostDraft | undefined, known: KnownDrafts): boolean {
  return known.some((input) =>
    input && draft ? isSameInput(input, draft.input) : input === draft?.input,
  );
}
