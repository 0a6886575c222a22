import { Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePostDraft, draftsShown, listDrafts } from '#src/data/admin/posts/drafts.service.ts';
import { loadHistory } from '#src/data/admin/posts/history.service.ts';
import { listRevisions } from '#src/data/admin/posts/post-changes.service.ts';
import { loadStoredPost, savePost } from '#src/data/admin/posts/post-editing.service.ts';
import {
  loadDraft,
  saveServerDraft,
  unpublishPost,
} from '#src/data/admin/posts/server-draft.service.ts';
import { listRedirects } from '#src/data/posts/stored-posts.service.ts';
import {
  emptyPost,
  type PostInput,
  postLimits,
  toPostInput,
} from '#src/model/post-changes/post-input.ts';
import { editedPost as fields } from '#tests/fixtures/edited-post.ts';
import { signedInEmail as adminEmail } from '#tests/rules/rules-database.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin');

const first: PostInput = { ...emptyPost, title: 'First' };
const second: PostInput = { ...emptyPost, title: 'Second' };
const save = (input: PostInput, known: readonly (PostInput | undefined)[], base = undefined) =>
  saveServerDraft('one', { input, base, by: adminEmail }, known);
const published = { ...fields, datePublished: Timestamp.fromMillis(1e12), views: 12 };

describe('saveServerDraft', () => {
  it('stores what was written, who saved it and when', async () => {
    await save(first, [undefined]);

    const draft = await loadDraft('one');
    expect(draft).toMatchObject({ id: 'one', input: first, base: undefined, by: adminEmail });
    expect(Math.abs(Date.parse(draft?.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('overwrites a version that the form knows, and no other', async () => {
    await save(first, [undefined]);
    await expect(save(second, [undefined])).rejects.toMatchObject({
      name: 'DraftConflict',
      saved: { input: first, by: adminEmail },
    });
    expect((await loadDraft('one'))?.input).toEqual(first);

    await save(second, [first]);
    expect(await loadDraft('one')).toMatchObject({ input: second, datePublished: '' });
  });

  it('stores nothing in place of a draft that is gone', async () => {
    await expect(save(second, [first])).rejects.toMatchObject({
      name: 'DraftConflict',
      saved: undefined,
    });
    expect(await loadDraft('one')).toBeUndefined();
  });

  it('stores the version from which the writer started, without fields that the editor does not write', async () => {
    const written = { input: first, base: published, by: adminEmail };
    await saveServerDraft('one', written, [undefined]);
    expect((await loadDraft('one'))?.base).toEqual(fields);
  });

  it('throws a named error and logs no content when the rules deny it', async () => {
    const tooLong = { ...first, title: 'x'.repeat(postLimits.title.max + 1) };
    await expect(save(tooLong, [undefined])).rejects.toMatchObject({ name: 'SaveRefused' });
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["Could not save a post's draft: permission-denied"],
    ]);
  });
});

describe('listDrafts', () => {
  it('returns the last saved first, and no more than it says', async () => {
    for (let count = 0; count <= draftsShown; count += 1) {
      const at = Timestamp.fromMillis(1e12 + count);
      const input = { ...emptyPost, title: `Draft ${count}` };
      await database.store(`postDrafts/${count}`, { ...input, base: null, by: 'b@c.de', at });
    }
    const drafts = await listDrafts();
    expect(drafts).toHaveLength(draftsShown);
    expect(drafts[0]?.input.title).toBe(`Draft ${draftsShown}`);
  });

  it('does not list one that was deleted, and deletes it twice without a failure', async () => {
    await save(first, [undefined]);
    await deletePostDraft('one');
    await deletePostDraft('one');
    expect(await listDrafts()).toEqual([]);
  });
});

describe('savePost, with a draft', () => {
  const publish = (drafts?: readonly (PostInput | undefined)[]) =>
    savePost('one', fields, [undefined], { by: adminEmail, movesDate: true, drafts });

  it('ends the draft that the form knows', async () => {
    await save(first, [undefined]);
    await publish([first]);
    expect(await loadDraft('one')).toBeUndefined();
    expect(await loadStoredPost('one')).toMatchObject(fields);
  });

  it('ends it also with a small edit that changes nothing', async () => {
    await database.store('mortgageBlogPosts/one', published);
    await save(first, [undefined]);
    const options = { by: adminEmail, movesDate: false, drafts: [first] };
    await savePost('one', fields, [published], options);
    expect(await loadDraft('one')).toBeUndefined();
  });

  it('stores nothing over a draft that somebody else saved since', async () => {
    await save(second, [undefined]);
    for (const known of [undefined, [undefined, first]]) {
      await expect(publish(known)).rejects.toMatchObject({
        name: 'DraftConflict',
        saved: { input: second },
      });
    }
    expect(await loadStoredPost('one')).toBeUndefined();
    expect(await loadDraft('one')).toBeDefined();
  });

  it('does not publish twice what two people publish from one draft', async () => {
    await save(first, [undefined]);
    await publish([first]);
    const other = { ...fields, title: 'By another' };
    const options = { by: adminEmail, movesDate: true, drafts: [first] };
    await expect(savePost('one', other, [undefined], options)).rejects.toMatchObject({
      name: 'EditConflict',
    });
    expect(await loadStoredPost('one')).toMatchObject(fields);
  });
});

describe('unpublishPost', () => {
  beforeEach(() => database.store('mortgageBlogPosts/one', published));
  const input = toPostInput(fields);
  const unpublish = (changes: Partial<Parameters<typeof unpublishPost>[1]> = {}) =>
    unpublishPost('one', { input, seen: fields, drafts: undefined, by: adminEmail, ...changes });

  it('turns the post into a draft, and keeps its history and its address', async () => {
    await unpublish();
    expect(await loadStoredPost('one')).toBeUndefined();
    expect(await loadDraft('one')).toMatchObject({ input, base: undefined, by: adminEmail });
    expect(await loadHistory('one')).toMatchObject({
      current: undefined,
      revisions: [{ what: 'unpublished', by: adminEmail, before: fields }],
    });
    expect(await listRedirects()).toEqual([{ slug: fields.slug, post: 'one' }]);
  });

  it('comes back under the same id, with its redirect ended or kept', async () => {
    const options = { by: adminEmail, movesDate: true, drafts: [input] };
    await unpublish();
    await savePost('one', fields, [undefined], options);
    expect(await loadStoredPost('one')).toMatchObject(fields);
    expect(await listRedirects()).toEqual([]);

    await unpublish();
    await savePost('one', { ...fields, slug: 'anew' }, [undefined], options);
    expect(await listRedirects()).toEqual([{ slug: fields.slug, post: 'one' }]);
  });

  it.each([
    ['its date back', false, published.datePublished],
    ['the day’s date', true, expect.not.objectContaining(published.datePublished.toJSON())],
  ])('gets %s, also after the draft was saved again', async (_words, movesDate, date) => {
    await unpublish();
    await save(second, [input]);
    expect(await loadDraft('one')).toMatchObject({
      input: second,
      datePublished: published.datePublished.toDate().toISOString(),
    });
    const options = { by: adminEmail, movesDate, drafts: [second] };
    await savePost('one', fields, [undefined], options);
    expect(await loadStoredPost('one')).toMatchObject({ datePublished: date });
    expect(await loadDraft('one')).toBeUndefined();
  });

  it('changes nothing if somebody else changed the post or its draft', async () => {
    const older = { ...fields, title: 'Before their change' };
    await expect(unpublish({ seen: older })).rejects.toMatchObject({ name: 'EditConflict' });
    await save(second, [undefined]);
    await expect(unpublish()).rejects.toMatchObject({ name: 'DraftConflict' });
    expect(await loadStoredPost('one')).toMatchObject(fields);
    expect((await loadDraft('one'))?.input).toEqual(second);

    await unpublish({ drafts: [second] });
    expect((await loadDraft('one'))?.input).toEqual(input);
  });

  it('changes nothing when it is repeated after a lost answer', async () => {
    await unpublish();
    await unpublish();
    expect(await listRevisions('one')).toHaveLength(1);
  });
});
