import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { createSectionIds } from './article-content.ts';

it('gives each heading of any text a unique id that is valid in an address', () => {
  const heading = anyTextOr("aB2 -'’é", 70);
  holds(
    fc.property(fc.array(heading, { maxLength: 12 }), (headings) => {
      const ids = headings.map(createSectionIds());
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^section(-[a-z0-9]+)*$/);
    }),
  );
});
