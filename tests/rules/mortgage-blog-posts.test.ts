import {
  type DocumentData,
  deleteField,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { postLimits } from '#src/model/post-changes/post-input.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import { testAccess, testWho } from './access.ts';
import { rulesPost } from './post.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase, without } from './rules-database.ts';

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
  ...['javascript:alert(1)', 'http://example.com/a.jpg', '//example.com/a.jpg'],
  ...['/\\example.com/a.jpg', '/.//example.com/a.jpg', '/a/..//example.com/a.jpg'],
  ...['/a\\..\\\\example.com/a.jpg', 'images/porch.svg', ' /images/porch.svg'],
  ...['/images/my porch.svg', '/images/porch.svg\n', '/images/\tporch.svg', '/images/é.svg'],
  ...['https://example.com', 'https://', 'https://example.com/a b.jpg'],
  ...['https://me:secret@example.com/a.jpg', 'https://127.0.0.1/a.jpg', 'https://[::1]/a.jpg'],
  ...['https://example.com:99999/a.jpg', 'https://bücher.example/a.jpg'],
  ...['https:\\\\example.com/a.jpg', 'https://example.com\\a.jpg', 'https://example.com\n/a.jpg'],
  'x https://example.com/a.jpg',
];

/**
 * A post as an imported blog may have it: strings as date and lists, no category, an extra field.
 */
const legacyPost = {
  ...without('dateUpdated', without('category', rulesPost())),
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
  ['a title of two lines', { title: 'Two\nlines' }],
  ['an author of two lines', { author: 'Two\nlines' }],
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
  ['the time of an edit', { dateEdited: serverTimestamp() }],
];

testAccess(database, path, { get: 'a visitor', list: 'a visitor', delete: 'an admin' });
testWho('create a post', 'an admin', (persona) => database.by(persona).set(path, rulesPost()));
testWho('edit a post', 'an admin', async (persona) => {
  await database.store(path, rulesPost());
  await database.by(persona).set(path, rulesPost({ title: 'Another' }));
});
testWho('normalize a post', 'an admin', async (persona) => {
  await database.store(path, rulesPost());
  await database.by(persona).update(path, { keywords: [], dateUpdated: serverTimestamp() });
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
    await assertSucceeds(create(rulesPost(changes)));
  });

  test.each(Object.keys(rulesPost()))('denied: %s is missing or a number', async (field) => {
    await assertFails(create(without(field, rulesPost())));
    await assertFails(create(rulesPost({ [field]: 7 })));
  });

  test.each(refused)('denied: %s', async (_words, changes) => {
    await assertFails(create(rulesPost(changes)));
  });
});

describe.each([
  ['edits', () => rulesPost({ title: 'Another title' })],
  ['normalizes', () => ({ keywords: ['fha'] })],
] as const)('an admin %s a post that has the time of its last save', (_what, changes) => {
  const saved = Timestamp.fromMillis(1e12);
  beforeEach(() => database.store(path, rulesPost({ dateUpdated: saved })));

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
    database.by('an admin').set(path, rulesPost({ datePublished }));
  await assertFails(create(other));
  await assertSucceeds(create(kept));
});

/** Says what happened to a post, in what form it is stored, and changes that are denied and allowed. */
type Edit = [
  words: string,
  stored: DocumentData,
  changes: { denied?: readonly DocumentData[]; allowed?: readonly DocumentData[] },
];
async function expectEdits(
  stored: DocumentData,
  { denied = [], allowed = [] }: Edit[2],
  change: (changes: DocumentData) => Promise<void>,
): Promise<void> {
  await database.store(path, stored);
  for (const changes of denied) await assertFails(change(changes));
  for (const changes of allowed) await assertSucceeds(change(changes));
}

const published = Timestamp.fromMillis(1e12);
const otherTime = Timestamp.fromMillis(1.5e12);
const imported = { ...legacyPost, views: Number.NaN, dateEdited: Number.NaN };
const oldImages = ['javascript:alert(1)', 'http://example.com/old.jpg', ' /images/porch.svg'];

test.each<Edit>([
  [
    'all fields, with the current date',
    rulesPost({ datePublished: Timestamp.fromMillis(2e12) }),
    {
      denied: [{ title: '' }, { datePublished: Timestamp.fromMillis(1e12) }, { unknown: 1 }],
      allowed: [{ title: 'Another title' }, { slug: 'rate-sheets' }],
    },
  ],
  ['the missing fields of a legacy post, but not its extra ones', legacyPost, { allowed: [{}] }],
  ['a legacy post without a slug', without('slug', legacyPost), { denied: [{ slug: '' }] }],
  [
    'a legacy post with a slug of another format, which may stay',
    { ...legacyPost, slug: 'Rate_Sheet' },
    { denied: [{ slug: 'Rate_Sheets' }], allowed: [{ slug: 'Rate_Sheet' }] },
  ],
  ...oldImages.map(
    (image): Edit => [
      `a legacy post with the image ${image}, which may stay, and no other of that kind`,
      { ...legacyPost, image },
      {
        denied: [{ image: `${image}2` }],
        allowed: [{ image }, { image: '/images/porch.svg' }, { image: '' }],
      },
    ],
  ),
  [
    'a post without an image, which gets no other of an old kind',
    rulesPost(),
    { denied: oldImages.map((image) => ({ image })) },
  ],
  [
    'a legacy post without an image',
    without('image', legacyPost),
    { denied: [{ image: 'unknown' }], allowed: [{ image: '' }] },
  ],
  [
    'a post in which an import left NaN, as long as that stays',
    imported,
    { denied: [{ views: 0 }, { dateEdited: 0 }], allowed: [{}] },
  ],
  ['a post without a date', without('datePublished', rulesPost()), { allowed: [{}] }],
  [
    'a post with the time of a small edit, which stays',
    rulesPost({ datePublished: published, dateEdited: otherTime }),
    { denied: [{ dateEdited: deleteField() }], allowed: [{}] },
  ],
])('an admin edits %s', (_words, stored, changes) =>
  expectEdits(stored, changes, (fields) => edit(rulesPost(fields))),
);

test('denied: an edit in which a legacy post loses its extra fields', async () => {
  await database.store(path, legacyPost);

  await assertFails(database.by('an admin').set(path, rulesPost()));
});

test.each<Edit>([
  [
    'a time',
    rulesPost({ datePublished: published }),
    {
      denied: [
        { dateEdited: deleteField() },
        { dateEdited: otherTime },
        { datePublished: otherTime },
        { datePublished: serverTimestamp() },
        { datePublished: deleteField() },
      ],
      allowed: [{}, { title: 'A third title' }],
    },
  ],
  ...['2021-05-04', Number.NaN].map(
    (datePublished): Edit => [
      `the date ${datePublished}`,
      rulesPost({ datePublished }),
      { allowed: [{}, { title: 'A third title' }] },
    ],
  ),
  ['no date', without('datePublished', rulesPost()), { denied: [{}] }],
])('an admin edits a post with %s and keeps it', (_words, stored, changes) =>
  expectEdits(stored, changes, (fields) =>
    edit({
      ...without('datePublished', rulesPost({ title: 'Another title' })),
      dateEdited: serverTimestamp(),
      ...fields,
    }),
  ),
);

const tidy = { keywords: ['fha', 'va'], states: ['Texas'] };
const tidyPost = { ...legacyPost, ...tidy };
const textDate = { ...legacyPost, datePublished: 'May 4, 2021' };
const day = Timestamp.fromMillis(1.6e12);

test.each<Edit>([
  [
    'tidies the lists of a legacy post',
    legacyPost,
    {
      denied: [
        { ...tidy, keywords: 'fha, va' },
        { ...tidy, keywords: '' },
        { ...tidy, states: [7] },
        { ...tidy, unknown: 1 },
        { ...tidy, title: 'Another' },
      ],
      allowed: [tidy],
    },
  ],
  [
    'tidies a list and sets no time of an edit',
    { ...legacyPost, keywords: [] },
    {
      denied: [{ keywords: ['fha'], dateEdited: serverTimestamp() }],
      allowed: [{ keywords: ['fha'] }],
    },
  ],
  [
    'tidies a single list',
    without('states', legacyPost),
    { allowed: [{ keywords: tidy.keywords }] },
  ],
  [
    'puts a date in place of a text',
    textDate,
    {
      denied: [
        { datePublished: '2021-05-04' },
        { datePublished: day, title: 'Another' },
        { datePublished: day, unknown: 1 },
        { datePublished: day, dateUpdated: Timestamp.fromMillis(1e12) },
      ],
      allowed: [{ datePublished: day }],
    },
  ],
  ...[1.6e12, { _seconds: 1.6e9, _nanoseconds: 0 }, null].map(
    (datePublished): Edit => [
      `puts a date in place of ${JSON.stringify(datePublished)}`,
      { ...legacyPost, datePublished },
      { denied: [{ datePublished: 1.6e9 }], allowed: [{ datePublished: day }] },
    ],
  ),
  [
    'puts no date in place of another one',
    { ...textDate, datePublished: Timestamp.fromMillis(1e12) },
    { denied: [{ datePublished: day }] },
  ],
  [
    'puts no untidy list in place of a tidy one',
    tidyPost,
    { denied: [{ keywords: '["fha", "va"]' }, { states: null }, { keywords: ['fha', 2026] }] },
  ],
])('an admin %s', (_words, stored, changes) => expectEdits(stored, changes, edit));
