import { comparedText } from './history/compared-text.ts';
import { keywordsText } from './keywords.ts';
import { type PostFieldName, postFieldNames, type StoredFields } from './post-fields.ts';

const labels: Readonly<Record<PostFieldName, string>> = {
  title: 'Title',
  slug: 'Slug',
  states: 'State',
  category: 'Category',
  description: 'Description',
  content: 'Content',
  author: 'Author',
  image: 'Image',
  keywords: 'Keywords',
};

/** A field that differs between two versions of a post, with both values as text. */
export interface FieldDifference {
  name: PostFieldName;
  label: string;
  mine: string;
  saved: string;
  /** The same without tags, one block on a line. */
  mineText: string;
  savedText: string;
  /** Whether the content has the same text and differs in its formatting only. */
  isFormattingOnly: boolean;
}

/** Returns the labels of fields. */
export function labelsOf(names: readonly PostFieldName[]): string[] {
  return names.map((name) => labels[name]);
}

/** Returns the fields that differ, in form order. */
export function differencesOf(mine: StoredFields, saved: StoredFields): FieldDifference[] {
  return postFieldNames
    .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(saved[name]))
    .map((name) => ({
      name,
      label: labels[name],
      mine: shown(mine[name]),
      saved: shown(saved[name]),
      ...textsOf(name, shown(mine[name]), shown(saved[name])),
    }));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return keywordsText(value.map(String));
  return value === undefined || value === null ? '' : String(value);
}

function textsOf(name: PostFieldName, mine: string, saved: string) {
  const [mineText, savedText] = [comparedText(name, mine), comparedText(name, saved)];
  if (name !== 'content') return { mineText, savedText, isFormattingOnly: false };
  const isFormattingOnly = mineText.replace(/\s/g, '') === savedText.replace(/\s/g, '');
  return { mineText, savedText, isFormattingOnly };
}
