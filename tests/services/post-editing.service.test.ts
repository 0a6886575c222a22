import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { deletePost } from '#src/data/admin/posts/deleted-posts.service.ts';
import { listRevisions } from '#src/data/admin/posts/post-changes.service.ts';
import * as service from '#src/data/admin/posts/post-editing.service.ts';
import type { PostFields, StoredFields } from '#src/data/admin/posts/post-versions.ts';
import { listRedirects } from '#src/data/posts/stored-posts.service.ts';
import type { StoredHtml } from '#src/model/posts/html-text.ts';
import { editedPost as fields } from '#tests/fixtures/edited-post.ts';
import { signedInEmail as adminEmail } from '#tests/rules/rules-database.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');

const save = (
  id: string,
  post: PostFields,
  known: readonly (StoredFields | undefined)[],
  movesDate = true,
) => service.savePost(id, post, known, { by: adminEmail, movesDate });

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
    await save('one', fields, [undefined]);

    const dates = { datePublished: expect.anything(), dateUpdated: expect.anything() };
    expect(await stored()).toEqual({ ...fields, ...dates });
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
    expect(Math.abs((await secondsPublished()) - Date.now() / 1_000)).toBeLessThan(60);
  });

  it('does not overwrite a post that it does not know', async () => {
    await store({ title: 'Theirs' });

    await expect(save('one', fields, [undefined])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { title: 'Theirs' },
    });
    expect(await stored()).toMatchObject({ title: 'Theirs' });
  });
});

describe('savePost, editing', () => {
  it('writes the fields and the date, and keeps extra fields', async () => {
    await store({ views: 12 });
    await save('one', edited, [await stored()]);

    expect(await stored()).toMatchObject({ title: 'Edited', views: 12 });
    expect(await secondsPublished()).toBeGreaterThan(before.seconds);
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
  });

  it('does not overwrite what someone else changed meanwhile, and returns what is stored', async () => {
    await store();
    const loaded = await stored();
    await store({ keywords: ['theirs'] });

    await expect(save('one', edited, [loaded])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { keywords: ['theirs'] },
    });
    expect(await stored()).toMatchObject({ title: 'FHA loans', keywords: ['theirs'] });
  });

  it('recreates a deleted post only when its deletion is known', async () => {
    await expect(save('one', edited, [fields])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: undefined,
    });
    expect(await stored()).toBeUndefined();

    await save('one', edited, [undefined]);
    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('makes only one of two simultaneous edits', async () => {
    await store();
    const loaded = await stored();
    const saves = ['First', 'Second'].map((title) => save('one', { ...fields, title }, [loaded]));

    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(await stored()).toMatchObject({ title: ['First', 'Second'][winner] });
  });

  it('throws a named error, logs no content, and leaves nothing else when the rules deny it', async () => {
    await store();
    const tooLong = { ...fields, slug: 'second', author: 'x'.repeat(101) };

    await expect(save('one', tooLong, [await stored()])).rejects.toMatchObject({
      name: 'SaveRefused',
    });
    expect([await listRevisions('one'), await listRedirects()]).toEqual([[], []]);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['Could not save a post: permission-denied'],
    ]);
  });
});

describe('savePost, a small edit', () => {
  it('keeps the date and says when it was made', async () => {
    await store();
    await save('one', edited, [await stored()], false);

    const after = await stored();
    expect(after).toMatchObject({ ...edited, datePublished: before });
    expect(after?.dateEdited).toEqual(after?.dateUpdated);
    const secondsEdited = (after?.dateEdited as Timestamp | undefined)?.seconds ?? 0;
    expect(Math.abs(secondsEdited - Date.now() / 1_000)).toBeLessThan(60);
  });

  it('writes nothing without a change, as when it is repeated after a lost answer', async () => {
    await store();
    const loaded = await stored();
    await save('one', fields, [loaded], false);
    expect(await stored()).toEqual(loaded);

    await save('one', edited, [loaded], false);
    const after = await stored();
    await save('one', edited, [loaded], false);
    expect(await stored()).toEqual(after);
  });
});

describe('savePost, and the history', () => {
  const history = () => listRevisions('one');
  const contents = async () =>
    (await history()).map(({ what, by, before }) => ({ what, by, title: before.title }));

  it('keeps what the post was before each save, the last first', async () => {
    await store({ views: 12 });
    for (const title of ['Second', 'Third'])
      await save('one', { ...fields, title }, [await stored()]);

    expect(await contents()).toEqual([
      { what: 'saved', by: adminEmail, title: 'Second' },
      { what: 'saved', by: adminEmail, title: 'FHA loans' },
    ]);
    const [, first] = await history();
    expect(first?.before).toEqual({ ...fields, datePublished: before });
    expect(Math.abs(Date.parse(first?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('keeps once who published a post, also when the answer is lost', async () => {
    await save('one', fields, [undefined]);
    await save('one', fields, [undefined]);
    expect(await contents()).toEqual([{ what: 'published', by: adminEmail, title: undefined }]);

    await save('one', edited, [undefined, fields]);
    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('keeps what a deleted post was when it is published again with other words', async () => {
    await store({ views: 12 });
    await deletePost('one', adminEmail);
    await save('one', edited, [undefined]);

    expect(await stored()).toMatchObject({ title: 'Edited', views: 12 });
    expect(await contents()).toEqual([{ what: 'saved', by: adminEmail, title: 'FHA loans' }]);
  });

  it('keeps what a post of an older form was, and its fields that the editor does not write', async () => {
    const old = {
      slug: 'Old_Slug',
      states: ['["Texas"]'],
      datePublished: '2021-05-04',
      title: null,
    };
    await database.store('mortgageBlogPosts/one', { ...old, views: 12 });
    await save('one', { ...fields, slug: 'Old_Slug' }, [await stored()]);

    expect(await stored()).toMatchObject({ ...fields, slug: 'Old_Slug', views: 12 });
    expect((await history()).map((revision) => revision.before)).toEqual([old]);
  });

  it('keeps a version and its address once when the save is repeated after a lost answer', async () => {
    await store();
    const loaded = await stored();
    const renamed = { ...edited, slug: 'second' };
    for (let send = 1; send <= 2; send += 1) await save('one', renamed, [loaded]);

    expect(await contents()).toHaveLength(1);
    expect(await listRedirects()).toEqual([{ slug: 'fha-loans', post: 'one' }]);
  });

  it('returns the last twenty', async () => {
    await store();
    for (let count = 1; count <= 21; count += 1) {
      await save('one', { ...fields, title: `Title ${count}` }, [await stored()]);
    }

    const titles = (await contents()).map(({ title }) => title);
    expect(titles).toHaveLength(20);
    expect([titles[0], titles[19]]).toEqual(['Title 20', 'Title 1']);
  });
});

it('throws a named error if the database refuses the size', async () => {
  await store({ imported: 'x'.repeat(1_000_000) });
  const larger = { ...fields, content: 'x'.repeat(100_000) as StoredHtml };

  await expect(save('one', larger, [await stored()])).rejects.toMatchObject({
    name: 'SaveRefused',
  });
  expect(await stored()).toMatchObject(fields);
});

describe('savePost, with another slug', () => {
  const owners = async () =>
    Object.fromEntries((await listRedirects()).map(({ slug, post }) => [slug, post]));
  const saveAs = async (slug: string, id = 'one') =>
    save(id, { ...fields, slug }, [await service.loadStoredPost(id)]);

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
    await save('two', fields, [undefined]);

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

it('titleOfOtherWithSlug returns the title of another post with the slug, and not of the post itself', async () => {
  await store({}, 'one');
  expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBeUndefined();
  expect(await service.titleOfOtherWithSlug('fha-loans', 'two')).toBe('FHA loans');
  expect(await service.titleOfOtherWithSlug('fha', 'two')).toBeUndefined();

  await store({ title: 'Its double' }, 'two');
  expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBe('Its double');
});
