import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { toIsoDate, toPost } from './post.schema.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

const complete = {
  title: 'Reading a Rate Sheet',
  slug: 'reading-a-rate-sheet',
  description: 'Rate, APR and points.',
  content: '<p>Three numbers stand on a rate sheet.</p>',
  author: 'R. Writer',
  image: '/images/mortgage/porch.svg',
  keywords: ['apr', 'points'],
  states: ['Texas'],
  category: 'Rates',
  datePublished: { toDate: () => new Date('2026-03-04T05:06:07.000Z') },
  dateUpdated: { toDate: () => new Date('2026-04-05T06:07:08.000Z') },
  dateEdited: { toDate: () => new Date('2026-04-05T06:07:08.000Z') },
};

describe('toPost', () => {
  it('reads a complete document', () => {
    expect(toPost('a1', complete)).toEqual({
      ...complete,
      id: 'a1',
      datePublished: '2026-03-04T05:06:07.000Z',
      dateUpdated: '2026-04-05T06:07:08.000Z',
      dateEdited: '2026-04-05T06:07:08.000Z',
    });
  });

  const defaults = {
    id: 'a1',
    title: complete.title,
    slug: complete.slug,
    description: '',
    content: '',
    author: site.name,
    image: '',
    keywords: [],
    states: [],
    category: '',
    datePublished: '',
    dateUpdated: '',
    dateEdited: '',
  };

  it('fills in the default for a missing or null field', () => {
    const { title, slug } = complete;
    const nothing = Object.fromEntries(Object.keys(complete).map((field) => [field, null]));

    expect(toPost('a1', { title, slug })).toEqual(defaults);
    expect(toPost('a1', { ...nothing, title, slug })).toEqual(defaults);
  });

  it.each([
    ['a blank author', { author: '  ' }, { author: site.name }],
    ['a blank image', { image: ' ' }, { image: '' }],
    ['keywords as one string', { keywords: '["fha", "va"]' }, { keywords: [] }],
    ['states as one string', { states: 'Texas' }, { states: [] }],
    ['a keyword that is a number', { keywords: ['fha', 7] }, { keywords: [] }],
    ['a category of its own', { category: 'News' }, { category: 'News' }],
    ['spaces around a slug', { slug: ' a-slug ' }, { slug: 'a-slug' }],
    ['an extra field', { views: 12 }, {}],
  ])('accepts %s', (_words, changes, expected) => {
    expect(toPost('a1', { ...complete, ...changes })).toMatchObject(expected);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['title', undefined],
    ['title', ' '],
    ['slug', ''],
    ['slug', 7],
    ['description', 7],
    ['content', { html: 'secret' }],
    ['author', ['secret']],
    ['image', true],
    ['category', 7],
  ])('skips a document whose %s is %o, and logs no content', (field, value) => {
    expect(toPost('a1', { ...complete, [field]: value })).toBeUndefined();
    expect(log.mock.calls).toEqual([[`Skipped the post a1, malformed in: ${field}`]]);
  });
});

it.each([
  ['2021-05-04', '2021-05-04'],
  [' 2021-05-04 ', '2021-05-04'],
  ['9999-12-31T23:59-10:00', ''],
  ['0000-01-01T00:00+14:00', ''],
  ['1000-01-01T00:00+14:00', ''],
  ['0999-12-31', ''],
  ['2021-05-04T10:00:00.000Z', '2021-05-04T10:00:00.000Z'],
  ['2021-05-04T23:00:00-0500', '2021-05-05T04:00:00.000Z'],
  ['2021-05-04T23:30:00', '2021-05-04'],
  ['2021-02-30', ''],
  ['2021-13-01T00:00:00Z', ''],
  ['November 21, 2026', '2026-11-21'],
  ['Nov. 3rd, 2026 at 10:00', '2026-11-03'],
  ['Saturday, November 21, 2026', '2026-11-21'],
  ['Sat, 21 Nov 2026 23:00:00 GMT', '2026-11-21'],
  ['21 september 2026', '2026-09-21'],
  ['3 Sept 2026', '2026-09-03'],
  ['11/21/2026', '2026-11-21'],
  ['5/4/2021, 10:00 AM', '2021-05-04'],
  ['2026/5/4', '2026-05-04'],
  ['2026-11-21 10:00:00', '2026-11-21'],
  ['2026-11-21 23:00:00-05:00', '2026-11-22T04:00:00.000Z'],
  ['February 30, 2026', ''],
  ['13/13/2026', ''],
  ['Mayor 4, 2026', ''],
  ['Room 12, 2026', ''],
  ['1/2/26', ''],
  ['last spring', ''],
  ['spring 21', ''],
  ['', ''],
  [1_620_129_600_000, '2021-05-04T12:00:00.000Z'],
  [1_620_129_600, '2021-05-04T12:00:00.000Z'],
  [{ _seconds: 1_620_129_600, _nanoseconds: 7 }, '2021-05-04T12:00:00.000Z'],
  [{ seconds: 1_620_129_600, nanoseconds: 7 }, '2021-05-04T12:00:00.000Z'],
  [20_210_504, ''],
  [20_210_504_120_000, ''],
  [Number.NaN, ''],
  [undefined, ''],
  [true, ''],
  [{ seconds: 1 }, ''],
  [{ year: 2021 }, ''],
  [{ toDate: () => new Date(Number.NaN) }, ''],
])('toIsoDate reads %o as %o, in any time zone', (stored, iso) => {
  for (const zone of ['UTC', 'Pacific/Honolulu', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    expect(toIsoDate(stored)).toBe(iso);
  }
});
