import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { shownCategory, shownDate, shownTitle, toAdminPost } from '../admin-post.ts';
import { findChanges, toNormalization } from './normalization.ts';

const text = anyTextOr('[]"\'“’, \n\r\t\u00a0aé,');
const list = fc.oneof(
  text,
  fc.array(fc.oneof(text, fc.integer(), fc.constant(null))),
  fc.array(fc.string(), { minLength: 45, maxLength: 60 }),
  fc.jsonValue(),
  fc.anything(),
);
const date = fc.oneof(
  text,
  fc.date().map((day) => ({ toDate: () => day })),
  fc.anything(),
);
const stored: fc.Arbitrary<Record<string, unknown>> = fc.record(
  { title: fc.oneof(text, fc.anything()), datePublished: date, states: list, keywords: list },
  { requiredKeys: [] },
);

describe('a stored post of any shape', () => {
  it('has nothing left to normalize afterwards and keeps its other fields', () => {
    holds(
      fc.property(stored, (data) => {
        const found = findChanges(data);
        if (found.kind !== 'changes') return;
        const after = found.changes.map(({ field, after }) => [field, after] as const);
        expect(findChanges({ ...data, ...Object.fromEntries(after) })).toEqual({ kind: 'none' });
      }),
    );
  });

  it('is counted once, as changed, faulty, or clean', () => {
    holds(
      fc.property(fc.array(stored, { maxLength: 4 }), (documents) => {
        const posts = documents.map((data, index) => ({ id: `${index}`, data }));
        const { postCount, changedPosts, faultyPosts } = toNormalization(posts);
        const ids = [...changedPosts, ...faultyPosts].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(postCount);
      }),
    );
  });

  it('is shown in the table with a title, a category, and a date', () => {
    holds(
      fc.property(stored, (data) => {
        const post = toAdminPost('a', data);
        expect(shownTitle(post)).not.toBe('');
        expect(shownCategory(post)).not.toBe('');
        expect(shownDate(post)).toMatch(/^N\/A$|^[A-Z][a-z]+ \d{1,2}, \d+$/);
      }),
    );
  });
});
