import {
  type DocumentData,
  deleteField,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { postCategories } from '#src/domain/posts/listing/blog-place.ts';
import { postLimits } from '#src/features/editor/post-input.ts';
import { lineBreaksIn } from './control-characters.ts';
import { samplePost } from './post.sample.ts';
import { assertFails, assertSucceeds, personas, rulesDatabase, without } from './rules-database.ts';

const database = rulesDatabase();
const path = 'mortgageBlogPosts/first';
/** Creates a post as an admin. */
const create = (post: DocumentData) => database.by('an admin').set('mortgageBlogPosts/new', post);
/** Changes fields of a post as an admin, at the server's time. */
const edit = (changes: DocumentData) =>
  database.by('an admin').update(path, { dateUpdated: serverTimestamp(), ...changes });

const longestTexts = {
  ...Object.fromEntries(
    (['title', 'slug', 'description', 'content', 'author'] as const).map((field) => [
      field,
      'x'.repeat(postLimits[field].max),
    ]),
  ),
  image: '/'.padEnd(postLimits.image.max, 'x'),
};

/** Addresses from which a page may show a picture. */
const imageAddresses = [
  '/images/porch.svg',
  '/',
  '/a/b/?c=//d#e\\f',
  '/..',
  'https://example.com/',
  'https://a-b.c_d.example:8443/a//b%20c.jpg?d=e#f',
  'https://localhost/a.jpg',
];

/** Addresses that lead elsewhere, run a script, or are invalid. */
const otherAddresses = [
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://example.com/1',
  'http://example.com/a.jpg',
  'ftp://example.com/a.jpg',
  '//example.com/a.jpg',
  '/\\example.com/a.jpg',
  '/.//example.com/a.jpg',
  '/a/..//example.com/a.jpg',
  '/a\\..\\\\example.com/a.jpg',
  'images/porch.svg',
  'porch.svg',
  ' /images/porch.svg',
  '/images/my porch.svg',
  '/images/porch.svg\n',
  '/images/\tporch.svg',
  '/images/é.svg',
  'https://example.com',
  'https://',
  'https:///a.jpg',
  'https://example.com/a b.jpg',
  'https://me:secret@example.com/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://example.com:99999/a.jpg',
  'https://bücher.example/a.jpg',
  'https:\\\\example.com/a.jpg',
  'https://example.com\\a.jpg',
  'https://example.com\n/a.jpg',
  'x https://example.com/a.jpg',
];

/**
 * A post as an imported blog may have it: strings as date and lists, no category, an extra field.
 */
const legacyPost = {
  ...without('dateUpdated', without('category', samplePost())),
  datePublished: '2021-05-04',
  keywords: '["fha", "va"]',
  states: ['["Texas"]'],
  views: 12,
};

const refused: [words: string, changes: DocumentData][] = [
  ...['title', 'slug', 'description', 'content'].map((field): [string, DocumentData] => [
    `an empty ${field}`,
    { [field]: '' },
  ]),
  ['a title that is too long', { title: 'x'.repeat(201) }],
  ['a slug that is too long', { slug: 'x'.repeat(201) }],
  ['a slug with capitals', { slug: 'Rate-Sheet' }],
  ['a slug with a hyphen at its end', { slug: 'rate-sheet-' }],
  ['a slug with two hyphens in a row', { slug: 'rate--sheet' }],
  ['a description that is too long', { description: 'x'.repeat(1_001) }],
  ['a content that is too long', { content: 'x'.repeat(200_001) }],
  ['an author that is too long', { author: 'x'.repeat(101) }],
  ['an image that is too long', { image: '/'.padEnd(2_001, 'x') }],
  ...otherAddresses.map((image): [string, DocumentData] => [
    `the image ${JSON.stringify(image)}`,
    { image },
  ]),
  ...lineBreaksIn('title', 'author'),
  ['more than fifty keywords', { keywords: Array.from({ length: 51 }, String) }],
  ['keywords of more than 2,000 characters', { keywords: ['x'.repeat(2_001)] }],
  ['keywords as one string', { keywords: 'apr, points' }],
  ['keywords as an empty string', { keywords: '' }],
  ['keywords as an empty map', { keywords: {} }],
  ['a keyword that is a number', { keywords: ['apr', 7] }],
  ['a keyword that is a map', { keywords: [{ word: 'apr' }] }],
  ['states as one string', { states: 'Texas' }],
  ['a state that is a boolean', { states: [true] }],
  ['no state', { states: [] }],
  ['two states', { states: ['Texas', 'Ohio'] }],
  ['an unknown state', { states: ['unknown'] }],
  ['a place that is not a state', { states: ['Boston'] }],
  ['no category', { category: '' }],
  ['an unknown category', { category: 'unknown' }],
  ['a client time as datePublished', { datePublished: Timestamp.fromMillis(1e12) }],
  ['a string as datePublished', { datePublished: new Date().toISOString() }],
  ['a client time as dateUpdated', { dateUpdated: Timestamp.fromMillis(1e12) }],
  ['an additional field', { unknown: 1 }],
];

describe.each(personas)('%s', (persona) => {
  test('may read and list posts', async () => {
    await database.store(path, samplePost());

    await assertSucceeds(database.by(persona).get(path));
    await assertSucceeds(database.by(persona).list('mortgageBlogPosts'));
  });
});

describe.each(['a visitor', 'a signed-in user'] as const)('%s', (persona) => {
  test('may not create, edit, normalize or delete posts', async () => {
    await database.store(path, samplePost());
    const by = database.by(persona);

    await assertFails(by.set('mortgageBlogPosts/new', samplePost()));
    await assertFails(by.set(path, samplePost({ title: 'Another' })));
    await assertFails(by.update(path, { keywords: [], dateUpdated: serverTimestamp() }));
    await assertFails(by.delete(path));
  });
});

describe('an admin creates a post', () => {
  test.each<[string, DocumentData]>([
    ['a complete post', {}],
    ['no keywords', { keywords: [] }],
    ['a slug of one word', { slug: 'fha' }],
    ['the same keyword twice', { keywords: ['apr', 'apr'] }],
    ['fifty keywords', { keywords: Array.from({ length: 50 }, String) }],
    ['keywords of 2,000 characters', { keywords: ['x'.repeat(2_000)] }],
    ['the shortest texts', { title: 'x', slug: 'x', description: 'x', content: 'x' }],
    ['the longest texts', longestTexts],
    ...imageAddresses.map((image): [string, DocumentData] => [`the image ${image}`, { image }]),
    ['a description of two lines', { description: 'Rate, APR\n\tand points.' }],
    ...postCategories.map((category): [string, DocumentData] => [
      `the category ${category}`,
      { category },
    ]),
  ])('allowed: %s', async (_words, changes) => {
    await assertSucceeds(create(samplePost(changes)));
  });

  test.each(Object.keys(samplePost()))('denied: %s is missing or a number', async (field) => {
    await assertFails(create(without(field, samplePost())));
    await assertFails(create(samplePost({ [field]: 7 })));
  });

  test.each(refused)('denied: %s', async (_words, changes) => {
    await assertFails(create(samplePost(changes)));
  });
});

describe.each([
  ['edits', () => samplePost({ title: 'Another title' })],
  ['normalizes', () => ({ keywords: ['fha'] })],
] as const)('an admin %s a post that has the time of its last save', (_what, changes) => {
  const saved = Timestamp.fromMillis(1e12);
  beforeEach(() => database.store(path, samplePost({ dateUpdated: saved })));

  test.each<[words: string, dateUpdated: unknown]>([
    ['a client time', Timestamp.fromMillis(1.5e12)],
    ['a text', new Date().toISOString()],
    ['nothing', null],
    ['the earlier time', saved],
    ['removing it', deleteField()],
  ])('denied: %s', async (_words, dateUpdated) => {
    await assertFails(edit({ ...changes(), dateUpdated }));
    await assertSucceeds(edit(changes()));
  });
});

test('an admin gives a post the date that its draft has kept, and no other', async () => {
  const [kept, other] = [1e12, 2e12].map((time) => Timestamp.fromMillis(time));
  await database.store('postDrafts/first', { title: 'Unpublished', datePublished: kept });
  const create = (datePublished: unknown) =>
    database.by('an admin').set(path, samplePost({ datePublished }));
  await assertFails(create(other));
  await assertSucceeds(create(kept));
});

describe('an admin edits a post', () => {
  test('allowed: all fields, with the current date', async () => {
    await database.store(path, samplePost({ datePublished: Timestamp.fromMillis(1e12) }));

    await assertSucceeds(edit(samplePost({ title: 'Another title' })));
  });

  test('allowed: a legacy post gets its missing fields and keeps its extra ones', async () => {
    await database.store(path, legacyPost);

    await assertSucceeds(edit(samplePost()));
  });

  test('denied: a legacy post loses its extra fields', async () => {
    await database.store(path, legacyPost);

    await assertFails(database.by('an admin').set(path, samplePost()));
  });

  test('allowed: another slug', async () => {
    await database.store(path, samplePost());

    await assertSucceeds(edit(samplePost({ slug: 'rate-sheets' })));
  });

  test('denied: no slug, although a legacy post has none', async () => {
    await database.store(path, without('slug', legacyPost));

    await assertFails(edit(samplePost({ slug: '' })));
  });

  test('allowed: the slug of a legacy post, whatever its format', async () => {
    await database.store(path, { ...legacyPost, slug: 'Rate_Sheet' });

    await assertSucceeds(edit(samplePost({ slug: 'Rate_Sheet' })));
    await assertFails(edit(samplePost({ slug: 'Rate_Sheets' })));
  });

  test.each(['javascript:alert(1)', 'http://example.com/old.jpg', ' /images/porch.svg'])(
    'allowed: the image %j of a legacy post, and no other of that kind',
    async (image) => {
      await database.store(path, { ...legacyPost, image });

      await assertSucceeds(edit(samplePost({ image })));
      await assertFails(edit(samplePost({ image: `${image}2` })));
    },
  );

  test('allowed: another image, or none', async () => {
    await database.store(path, samplePost({ image: 'data:image/png,1' }));

    await assertSucceeds(edit(samplePost({ image: '/images/porch.svg' })));
    await assertSucceeds(edit(samplePost({ image: '' })));
    await assertFails(edit(samplePost({ image: 'data:image/png,1' })));
  });

  test('allowed: no image in a legacy post without that field, but not an invalid one', async () => {
    await database.store(path, without('image', legacyPost));

    await assertFails(edit(samplePost({ image: 'unknown' })));
    await assertSucceeds(edit(samplePost({ image: '' })));
  });

  test('allowed: a post in which an import left NaN, as long as that stays', async () => {
    const imported = { ...legacyPost, views: Number.NaN, dateEdited: Number.NaN };
    await database.store(path, imported);

    await assertFails(edit(samplePost({ views: 0 })));
    await assertFails(edit(samplePost({ dateEdited: 0 })));
    await assertSucceeds(edit(samplePost()));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['an empty title', { title: '' }],
    ['a client time as datePublished', { datePublished: Timestamp.fromMillis(1e12) }],
    ['an additional field', { unknown: 1 }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(path, samplePost({ datePublished: Timestamp.fromMillis(2e12) }));

    await assertFails(edit(samplePost(changes)));
  });
});

describe('an admin edits a post and keeps its date', () => {
  const published = Timestamp.fromMillis(1e12);
  const smallEdit = (changes: DocumentData = {}) =>
    edit({
      ...without('datePublished', samplePost({ title: 'Another title' })),
      dateEdited: serverTimestamp(),
      ...changes,
    });

  test.each([
    ['a time', published],
    ['a text', '2021-05-04'],
    ['no number', Number.NaN],
  ])('allowed: %s, with the time of the edit', async (_words, datePublished) => {
    await database.store(path, samplePost({ datePublished }));

    await assertSucceeds(smallEdit());
    await assertSucceeds(smallEdit({ title: 'A third title' }));
  });

  test('denied: without the time of the edit', async () => {
    await database.store(path, samplePost({ datePublished: published }));

    await assertFails(edit(without('datePublished', samplePost({ title: 'Another' }))));
    await assertFails(smallEdit({ dateEdited: Timestamp.fromMillis(1.5e12) }));
  });

  test('denied: with another date, or without one', async () => {
    await database.store(path, samplePost({ datePublished: published }));

    await assertFails(smallEdit({ datePublished: Timestamp.fromMillis(1.5e12) }));
    await assertFails(smallEdit({ datePublished: serverTimestamp() }));
    await assertFails(smallEdit({ datePublished: deleteField() }));
  });

  test('denied: for a post without a date', async () => {
    await database.store(path, without('datePublished', samplePost()));

    await assertFails(smallEdit());
    await assertSucceeds(edit(samplePost()));
  });

  test('allowed: a later save moves the date and leaves the time of the edit', async () => {
    const dateEdited = Timestamp.fromMillis(1.5e12);
    await database.store(path, samplePost({ datePublished: published, dateEdited }));

    await assertFails(edit(samplePost({ dateEdited: deleteField() })));
    await assertSucceeds(edit(samplePost()));
  });

  test('denied: a normalization that sets the time of an edit', async () => {
    await database.store(path, { ...legacyPost, keywords: [] });

    await assertFails(edit({ keywords: ['fha'], dateEdited: serverTimestamp() }));
    await assertSucceeds(edit({ keywords: ['fha'] }));
  });

  test('denied: a new post with the time of an edit', async () => {
    await assertFails(create(samplePost({ dateEdited: serverTimestamp() })));
  });
});

describe('an admin normalizes a post', () => {
  test('allowed: the lists of a legacy post', async () => {
    await database.store(path, legacyPost);

    await assertSucceeds(edit({ keywords: ['fha', 'va'], states: ['Texas'] }));
  });

  test('allowed: a single list', async () => {
    await database.store(path, without('states', legacyPost));

    await assertSucceeds(edit({ keywords: ['fha', 'va'] }));
  });

  test.each<[string, DocumentData]>([
    ['keywords as one string', { keywords: 'fha, va', states: ['Texas'] }],
    ['a state that is a number', { keywords: ['fha', 'va'], states: [7] }],
    ['keywords as an empty string', { keywords: '', states: ['Texas'] }],
    [
      'an additional field along with the lists',
      { keywords: ['fha'], states: ['Texas'], unknown: 1 },
    ],
    ['a title along with the lists', { keywords: ['fha'], states: ['Texas'], title: 'Another' }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(path, legacyPost);

    await assertFails(edit(changes));
  });
});

describe('an admin gives a post a date', () => {
  const day = Timestamp.fromMillis(1.6e12);
  const imported = { ...legacyPost, datePublished: 'May 4, 2021' };

  test('allowed: in place of a text', async () => {
    await database.store(path, imported);

    await assertSucceeds(edit({ datePublished: day }));
  });

  test.each<[string, DocumentData, DocumentData]>([
    ['in place of another date', { datePublished: Timestamp.fromMillis(1e12) }, {}],
    ['another text', {}, { datePublished: '2021-05-04' }],
    ['and a title', {}, { title: 'Another' }],
    ['and not the time of the save', {}, { dateUpdated: Timestamp.fromMillis(1e12) }],
  ])('denied: %s', async (_words, stored, changes) => {
    await database.store(path, { ...imported, ...stored });

    await assertFails(edit({ datePublished: day, ...changes }));
  });
});

describe('an admin undoes the normalization of a post', () => {
  const tidy = { ...legacyPost, keywords: ['fha', 'va'], states: ['Texas'] };

  test.each<[string, DocumentData]>([
    ['a text in place of keywords', { keywords: '["fha", "va"]' }],
    ['a text in place of states', { states: '["Texas"]' }],
    ['a number in place of keywords', { keywords: 2026 }],
    ['nothing in place of states', { states: null }],
    ['a number among the keywords', { keywords: ['fha', 2026] }],
    ['texts in place of both lists', { keywords: '', states: '' }],
  ])('allowed: %s', async (_words, changes) => {
    await database.store(path, tidy);

    await assertSucceeds(edit(changes));
  });

  test.each(['states', 'keywords'])('allowed: a post without %s', async (field) => {
    await database.store(path, without(field, tidy));
    const other = field === 'states' ? 'keywords' : 'states';

    await assertSucceeds(edit({ [other]: '["fha"]' }));
  });

  test.each<[string, DocumentData]>([
    ['a map in place of keywords', { keywords: { word: 'fha' } }],
    ['a truth value in place of states', { states: true }],
    ['a title along with the lists', { keywords: '["fha"]', title: 'Another' }],
    ['an additional field along with the lists', { keywords: '["fha"]', unknown: 1 }],
    ['a client time', { keywords: '["fha"]', dateUpdated: Timestamp.fromMillis(1.5e12) }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(path, tidy);

    await assertFails(edit(changes));
  });

  test.each<[string, DocumentData]>([
    ['keywords', { keywords: '["va"]' }],
    ['states', { states: '["Ohio"]' }],
  ])('denied: other untidy %s in place of untidy ones', async (field, changes) => {
    await database.store(path, { ...tidy, [field]: '["fha"]' });

    await assertFails(edit(changes));
  });
});

test('an admin may delete a post, also a legacy one', async () => {
  await database.store(path, legacyPost);

  await assertSucceeds(database.by('an admin').delete(path));
});
