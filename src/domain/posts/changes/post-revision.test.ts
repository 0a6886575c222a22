import { describe, expect, it } from 'vitest';
import { documentBytes, documentMaxBytes, fitsIntoDocument } from './post-revision.ts';

describe('documentBytes', () => {
  /** The worked example of https://firebase.google.com/docs/firestore/storage-size. */
  it('is the size that Firestore documents', () => {
    const task = {
      type: 'Personal',
      done: false,
      priority: 1,
      description: 'Learn Cloud Firestore',
    };
    expect(documentBytes('users/jeff/tasks/my_task_id', task)).toBe(147);
  });

  it.each([
    ['é🏠', 7],
    [null, 1],
    [true, 1],
    [1.5, 8],
    [new Date(), 8],
    [{ toDate: () => new Date() }, 8],
    [['a', 'b'], 4],
    [{ name: 'a' }, 32 + 5 + 2],
    [Object.assign(Object.create({}), { url: 'a' }), 12],
  ])('counts the value %j', (value, bytes) => {
    expect(documentBytes('a/b', { x: value }) - documentBytes('a/b', {})).toBe(2 + bytes);
  });
});

it('leaves room for a name and short fields, whatever the alphabet', () => {
  const room = 2_000;
  for (const letter of ['x', 'é', '🏠']) {
    const bytes = new TextEncoder().encode(letter).length;
    const text = (size: number) => letter.repeat(Math.ceil(size / bytes));
    expect(fitsIntoDocument({ content: text(documentMaxBytes - room) })).toBe(true);
    expect(fitsIntoDocument({ content: text(documentMaxBytes) })).toBe(false);
  }
});
