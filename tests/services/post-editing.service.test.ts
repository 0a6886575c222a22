import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('savePost creates', () => {
  it('one post with all fields and the date of now', async () => {
    await service.savePost('one', fields, [undefined]);

    const dates = { datePublished: expect.anything(), dateUpdated: expect.anything() };
    expect(await stored()).toEqual({ ...fields, ...dates });
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
    expect(Math.abs((await secondsPublished()) - Date.now() / 1_000)).toBeLessThan(60);
  });

  it('the same post when it is asked again after a lost answer, also with other words', async () => {
    await service.savePost('one', fields, [undefined]);
    await service.savePost('one', fields, [undefined]);
    await service.savePost('one', edited, [undefined, fields]);

    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('nothing over a post that it does not know', async () => {
    await store({ title: 'Theirs' });

    await expect(service.savePost('one', fields, [undefined])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { title: 'Theirs' },
    });
    expect(await stored()).toMatchObject({ title: 'Theirs' });
  });
});

describe('savePost edits', () => {
  it('the fields and the date, and leaves alone what the post has more', async () => {
    await store({ views: 12 });
    await service.savePost('one', edited, [await stored()]);

    expect(await stored()).toMatchObject({ title: 'Edited', views: 12 });
    expect(await secondsPublished()).toBeGreaterThan(before.seconds);
    expect((await stored())?.dateUpdated).toEqual((await stored())?.datePublished);
  });

  it('a post from before, which lacks fields and has others of another kind', async () => {
    const old = { slug: 'Old_Slug', states: ['["Texas"]'], datePublished: '2021-05-04' };
    await database.store('mortgageBlogPosts/one', old);
    await service.savePost('one', { ...fields, slug: 'Old_Slug' }, [await stored()]);

    expect(await stored()).toMatchObject({ ...fields, slug: 'Old_Slug' });
  });

  it('nothing that somebody else changed meanwhile, and says what is stored', async () => {
    await store();
    const loaded = await stored();
    await store({ keywords: ['theirs'] });

    await expect(service.savePost('one', edited, [loaded])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: { keywords: ['theirs'] },
    });
    expect(await stored()).toMatchObject({ title: 'FHA loans', keywords: ['theirs'] });
  });

  it('a post of which only the date is another', async () => {
    await store();
    const loaded = await stored();
    await store({ datePublished: '2021-05-04' });
    await service.savePost('one', edited, [loaded]);

    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('nothing of a post that was deleted, unless that is known', async () => {
    await expect(service.savePost('one', edited, [fields])).rejects.toMatchObject({
      name: 'EditConflict',
      saved: undefined,
    });
    expect(await stored()).toBeUndefined();

    await service.savePost('one', edited, [undefined]);
    expect(await stored()).toMatchObject({ title: 'Edited' });
  });

  it('only one of two edits at once', async () => {
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

  it('fails by name when the rules deny it, and logs no content', async () => {
    await store();
    const tooLong = { ...fields, author: 'x'.repeat(101) };

    await expect(service.savePost('one', tooLong, [await stored()])).rejects.toMatchObject({
      name: 'SaveFailed',
    });
    expect(log.mock.calls).toEqual([['Could not save a post: permission-denied']]);
  });
});

describe('titleOfOtherWithSlug', () => {
  it('names another post that has the slug, and not the post itself', async () => {
    await store({}, 'one');
    expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBeUndefined();
    expect(await service.titleOfOtherWithSlug('fha-loans', 'two')).toBe('FHA loans');
    expect(await service.titleOfOtherWithSlug('fha', 'two')).toBeUndefined();

    await store({ title: 'Its double' }, 'two');
    expect(await service.titleOfOtherWithSlug('fha-loans', 'one')).toBe('Its double');
  });
});

it('newPostId gives another id each time', () => {
  expect(service.newPostId()).not.toBe(service.newPostId());
});
