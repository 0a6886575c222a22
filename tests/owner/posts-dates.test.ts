import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTextDates, writeDate } from '#scripts/owner/posts-dates.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { ownerCommand } from './owner-command.ts';
import { ownerProject } from './owner-project.ts';

const { firestore, args } = ownerProject();
const command = ownerCommand();
const posts = firestore.collection('mortgageBlogPosts');
const settled = Timestamp.fromDate(new Date('2022-02-02T17:00:00Z'));
const imported = {
  day: { title: 'A day', slug: 'a-day', datePublished: '2021-05-04' },
  time: { slug: 'a-time', datePublished: '2021-05-04T23:30:00-07:00' },
  words: { slug: 'in-words', datePublished: 'spring of 2021' },
  done: { slug: 'done', datePublished: settled },
  none: { slug: 'none' },
};

function dates(...words: string[]) {
  return command.run('posts-dates.ts', [...words, ...args]);
}

async function datesById() {
  const { docs } = await posts.get();
  return Object.fromEntries(docs.map((post) => [post.id, post.get('datePublished')]));
}

async function foundDay() {
  for await (const { post, becomes } of findTextDates(firestore)) {
    if (post.id === 'day' && becomes) return { post, becomes };
  }
  throw new Error('The post of the test was not found.');
}

beforeEach(async () => {
  for (const [id, post] of Object.entries(imported)) await posts.doc(id).set(post);
});

describe('posts:dates', () => {
  it('says what it would do, and changes nothing', async () => {
    const before = (await posts.get()).docs.map((post) => post.updateTime);

    const { code, stdout, stderr } = await dates();

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      `  day "a-day": "2021-05-04" → ${formatTime('2021-05-04T16:00:00.000Z')}\n`,
    );
    expect(stdout).toContain('  words "in-words": "spring of 2021" cannot be read, is left\n');
    expect(stdout).toContain('2 can be turned into timestamps, 1 cannot be read.');
    expect((await posts.get()).docs.map((post) => post.updateTime)).toEqual(before);
  });

  it('writes with --write, once', async () => {
    const { code, stdout } = await dates('--write');

    const written = {
      day: Timestamp.fromDate(new Date('2021-05-04T16:00:00Z')),
      time: Timestamp.fromDate(new Date('2021-05-05T06:30:00Z')),
      words: 'spring of 2021',
      done: settled,
      none: undefined,
    };
    expect(code).toBe(0);
    expect(stdout).toContain('2 written, 1 left.');
    expect(await datesById()).toEqual(written);
    expect((await posts.doc('day').get()).get('title')).toBe('A day');

    expect((await dates('--write')).stdout).toContain('0 written, 1 left.');
    expect(await datesById()).toEqual(written);
  });

  it('says when there is nothing to do', async () => {
    for (const id of ['day', 'time', 'words']) await posts.doc(id).delete();

    const { code, stdout } = await dates();

    expect(code).toBe(0);
    expect(stdout).toContain('No post has a text as its date: there is nothing to do.');
  });

  it.each([
    ['changed', (id: string) => posts.doc(id).update({ title: 'Edited' })],
    ['deleted', (id: string) => posts.doc(id).delete()],
  ])('skips a post that was %s after it was read', async (_, change) => {
    const day = await foundDay();
    await change('day');

    expect(await writeDate(day.post, day.becomes)).toBe(false);
    expect((await posts.doc('day').get()).get('datePublished')).not.toEqual(day.becomes);
  });
});
