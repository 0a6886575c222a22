import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listRedirects } from '#src/domain/posts/addresses/all-redirects.service.ts';
import * as service from '#src/features/editor/post-editing.service.ts';
import { editedPost as fields } from '#tests/fixtures/edited-post.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/firebase/firestore.ts', async () => {
  const { firestoreAs } = await import('./admin-firestore.ts');
  const firestore = firestoreAs('admin', 'services-editing');
  return { firestore: () => firestore };
});

const database = rulesDatabase('services-editing');
const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

const edited = { ...fields, title: 'Edited' };
const before = Timestamp.fromDate(new Date('2020-01-01T12:00:00Z'));

const store = (changes: Record<string, unknown> = {}, id = 'one') =>
  database.store(`mortgageBlogPosts/${id}`, { ...fields, datePublished: before, ...changes });
const stored = () => service.loadStoredPost('one');

async function secondsPublished(): Promise<number> {
  const { datePublished } = (await stored()) ?? {};
  return (datePublished as Timestamp).seconds;
}

describe('savePost, creating', () => {
  it('creates one post with all fields and the current date', async () => {
    await service.savePost('one', fields, [undefined]);

    const dates = { datePublished: expect.anything(), dateUpdated: expect.anything() };
    expect(await stored()).toEqual({ ...fields, ...dates });
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
    expect(Math.abs((await secondsPublished()) - Date.now() / 1_000)).toBeLessThan(60);
  });

  it('creates the same post when it is repeated after a lost answer, even with other text', async () => {
    await service.savePost('one', fields, [undefined]);
    await service.savePost('one', fields, [undefined]);
    await service.savePost('one', edited, [undefined, fields]);

    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('does not overwrite a post that it does not know', async () => {
    await store({ title: 'Theirs' });

    await expect(service.savePost('one', fields, [undefined])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { title: 'Theirs' },
    });
    expect(await stored()).toMatchObject({ title: 'Theirs' });
  });
});

describe('savePost, editing', () => {
  it('writes the fields and the date, and keeps extra fields', async () => {
    await store({ views: 12 });
    await service.savePost('one', edited, [await stored()]);

    expect(await stored()).toMatchObject({ title: 'Edited', views: 12 });
    expect(await secondsPublished()).toBeGreaterThan(before.seconds);
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
  });

  it('edits a legacy post that lacks fields and has others of another type', async () => {
    const old = { slug: 'Old_Slug', states: ['["Texas"]'], datePublished: '2021-05-04' };
    await database.store('mortgageBlogPosts/one', old);
    await service.savePost('one', { ...fields, slug: 'Old_Slug' }, [await stored()]);

    expect(await stored()).toMatchObject({ ...fields, slug: 'Old_Slug' });
  });

  it('does not overwrite what someone else changed meanwhile, and returns what is stored', async () => {
    await store();
    const loaded = await stored();
    await store({ keywords: ['theirs'] });

    await expect(service.savePost('one', edited, [loaded])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { keywords: ['theirs'] },
    });
    expect(await stored()).toMatchObject({ title: 'FHA loans', keywords: ['theirs'] });
  });

  it('edits a post of which only the date differs', async () => {
    await store();
    const loaded = await stored();
    await store({ datePublished: '2021-05-04' });
    await service.savePost('one', edited, [loaded]);

    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('recreates a deleted post only when its deletion is known', async () => {
    await expect(service.savePost('one', edited, [fields])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: undefined,
    });
    expect(await stored()).toBeUndefined();

    await service.savePost('one', edited, [undefined]);
    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('makes only one of two simultaneous edits', async () => {
    await store();
    const loaded = await stored();
    const saves = ['First', 'Second'].map((title) =>
      service.savePost('one', { ...fields, title }, [loaded]),
    );

    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(await stored()).toMatchObject({ title: ['First', 'Second'][winner] });
  });

  it('throws a named error and logs no content when the rules deny it', async () => {
    await store();
    const tooLong = { ...fields, author: 'x'.repeat(101) };

    await expect(service.savePost('one', tooLong, [await stored()])).rejects.toMatchObject({
      name: 'SaveFailed',
    });
    expect(log.mock.calls).toEqual([['Could not save a post: permission-denied']]);
  });
});

describe('savePost, with another slug', () => {
  const owners = async () =>
    Object.fromEntries((await listRedirects()).map(({ slug, post }) => [slug, post]));
  const saveAs = async (slug: string, id = 'one') =>
    service.savePost(id, { ...fields, slug }, [await service.loadStoredPost(id)]);

  it('leaves a redirect at the old address', async () => {
    await store();
    await saveAs('fha');

    expect(await owners()).toEqual({ 'fha-loans': 'one' });
  });

  it('leads every earlier address to the post itself, and none to a redirect', async () => {
    await store();
    for (const slug of ['second', 'third']) await saveAs(slug);

    expect(await owners()).toEqual({ 'fha-loans': 'one', second: 'one' });
  });

  it('ends the redirect of an address to which the post returns', async () => {
    await store();
    for (const slug of ['second', 'fha-loans']) await saveAs(slug);

    expect(await owners()).toEqual({ second: 'one' });
  });

  it('ends the redirect of an address that a new post takes over', async () => {
    await store();
    await saveAs('second');
    await service.savePost('two', fields, [undefined]);

    expect(await owners()).toEqual({});
  });

  it('leaves a redirect only once when it is repeated after a lost answer', async () => {
    await store();
    const loaded = await stored();
    const renamed = { ...fields, slug: 'second' };
    await service.savePost('one', renamed, [loaded]);
    await service.savePost('one', renamed, [loaded]);

    expect(await owners()).toEqual({ 'fha-loans': 'one' });
  });

  it('leaves none when the save is refused', async () => {
    await store();
    const refused = { ...fields, slug: 'second', author: 'x'.repeat(101) };

    await expect(service.savePost('one', refused, [await stored()])).rejects.toThrow();
    expect(await owners()).toEqual({});
  });

  it.each([
    ['in capitals', 'FHA_Loans', { fha_loans: 'one' }],
    ['that no redirect can have', 'a/b é', {}],
    ['that is a number', 7, {}],
  ])('replaces an older slug %s', async (_words, slug, redirects) => {
    await store({ slug });
    await saveAs('second');

    expect(await stored()).toMatchObject({ slug: 'second' });
    expect(await owners()).toEqual(redirects);
  });
});

describe('titleOfFormerOwner', () => {
  beforeEach(async () => {
    await store({ slug: 'second' });
    await database.store('slugRedirects/fha-loans', { post: 'one' });
  });

  it('returns the title of the post that had the slug before, and not of the post itself', async () => {
    expect(await service.titleOfFormerOwner('fha-loans', 'two')).toBe('FHA loans');
    expect(await service.titleOfFormerOwner('fha-loans', 'one')).toBeUndefined();
    expect(await service.titleOfFormerOwner('second', 'two')).toBeUndefined();
  });

  it('returns nothing if that post is gone', async () => {
    await database.store('slugRedirects/gone', { post: 'three' });
    expect(await service.titleOfFormerOwner('gone', 'two')).toBeUndefined();
  });
});

describe('titleOfOtherWithSlug', () => {
  it('returns the title of another post with the slug, and not of the post itself', async () => {
    await store({}, 'one');
    expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBeUndefined();
    expect(await service.titleOfOtherWithSlug('fha-loans', 'two')).toBe('FHA loans');
    expect(await service.titleOfOtherWithSlug('fha', 'two')).toBeUndefined();

    await store({ title: 'Its double' }, 'two');
    expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBe('Its double');
  });
});

it('newPostId returns another id each time', () => {
  expect(service.newPostId()).not.toBe(service.newPostId());
});
