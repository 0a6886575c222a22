import { JSDOM } from 'jsdom';
import { test } from 'vitest';
import { createSanitizer } from '#src/domain/posts/content/sanitizer.ts';
import {
  type EditedPost,
  editedPostSchema,
  savedContent,
  storedImage,
} from '#src/features/editor/edited-post.schema.ts';
import { parseKeywords } from '#src/features/editor/post-input.ts';
import { toPostFields } from '#src/features/editor/post-versions.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { expectStoredAsSent, naughtyDocuments, timeout } from './naughty-documents.ts';
import { adminUid, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const clean = createSanitizer(new JSDOM().window);
const schema = editedPostSchema(clean);
const usual: EditedPost = {
  title: 'Reading a rate sheet',
  slug: 'reading-a-rate-sheet',
  state: 'Texas',
  category: 'Rates',
  description: 'Rate, APR and points.',
  content: '<p>Words</p>',
  author: '',
  image: '',
  keywords: ['apr'],
};
const typed = [
  'title',
  'slug',
  'description',
  'content',
  'author',
  'image',
  'keywords',
] as const satisfies readonly (keyof EditedPost)[];

test(
  'a post with a naughty string is stored as sent, or refused',
  async () => {
    const documents = naughtyDocuments(
      schema.shape,
      typed,
      (field, value) => toPostFields({ ...usual, [field]: value }),
      asSent,
    );
    await expectStoredAsSent(database, 'mortgageBlogPosts', documents, {
      sender: { mockUserToken: { sub: adminUid, role: 'admin' } },
      serverTime: 'datePublished',
    });
  },
  timeout,
);

/** Returns what the form would store for a text that its schema refuses. */
function asSent(text: string, field: (typeof typed)[number]): unknown {
  if (field === 'content') return savedContent(text, clean);
  if (field === 'image') return storedImage(text);
  return field === 'keywords' ? parseKeywords(text) : tidyText(text);
}
