import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPost } from '#src/domain/posts/post.schema.ts';
import { postDocument } from '#src/domain/posts/stored-post.arbitrary.ts';
import { holds } from '#tests/proof/property.ts';
import { postJsonLd } from './post-head.ts';

it('creates structured data for any stored post', () => {
  holds(
    fc.property(postDocument, (data) => {
      const post = toPost('a', data);
      if (!post) throw new Error('No post.');
      if (post.slug.isWellFormed()) expect(JSON.stringify(postJsonLd(post))).toContain('@graph');
    }),
  );
});
