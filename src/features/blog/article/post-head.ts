import type { Post } from '#src/domain/posts/post.schema.ts';
import { postHeadTexts } from '#src/domain/posts/post-metadata.ts';
import type { PageHeadProps } from '#src/lib/PageHead.tsx';
import { postJsonLd } from './post-json-ld.ts';

/** Returns the head tags of a post's page. */
export function postHead(post: Post): PageHeadProps {
  return {
    ...postHeadTexts(post),
    article: {
      author: post.author,
      publishedTime: post.datePublished,
      section: post.category,
    },
    hasFeed: true,
    jsonLd: postJsonLd(post),
  };
}
