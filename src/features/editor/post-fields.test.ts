import { describe, expect, it } from 'vitest';
import { editedPost as version } from '#tests/fixtures/edited-post.ts';
import { isSameVersion, postFieldNames, toPostFields } from './post-fields.ts';

describe('isSameVersion', () => {
  it('ignores the date and fields that the editor does not write', () => {
    expect(isSameVersion(version, { ...version, datePublished: '2021-05-04', views: 7 })).toBe(
      true,
    );
  });

  it.each(postFieldNames)('detects a difference in %s', (name) => {
    expect(isSameVersion(version, { ...version, [name]: 'Another' })).toBe(false);
    expect(isSameVersion(version, { ...version, [name]: undefined })).toBe(false);
  });

  it('distinguishes text from a list and lists by their order', () => {
    expect(isSameVersion(version, { ...version, keywords: 'fha' })).toBe(false);
    const two = { ...version, keywords: ['fha', 'va'] };
    expect(isSameVersion(two, { ...version, keywords: ['va', 'fha'] })).toBe(false);
  });
});

describe('toPostFields', () => {
  it('stores exactly one state', () => {
    const { states: _, ...rest } = version;
    expect(toPostFields({ ...rest, state: 'Ohio', category: 'Approval' })).toEqual({
      ...version,
      states: ['Ohio'],
    });
  });
});
