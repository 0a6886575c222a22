import { htmlText } from '#src/domain/posts/search/html-text.ts';
import { keywordsText } from './keywords.ts';
import { postFieldNames, type StoredFields } from './post-fields.ts';

type FieldName = (typeof postFieldNames)[number];

const labels: Readonly<Record<FieldName, string>> = {
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
  name: FieldName;
  label: string;
  mine: string;
  saved: string;
  /** Whether the content has the same text and differs in its formatting only. */
  isFormattingOnly: boolean;
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
      isFormattingOnly:
        name === 'content' && wordsOf(shown(mine[name])) === wordsOf(shown(saved[name])),
    }));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return keywordsText(value.map(String));
  return value === undefined || value === null ? '' : String(value);
}

function wordsOf(html: string): string {
  return htmlText(html).replace(/\s+/g, ' ').trim();
}
