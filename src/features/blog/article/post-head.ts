import type { Post } from '#src/domain/posts/post.schema.ts';
import { shownImage } from '#src/domain/posts/post-images.ts';
import type { PageHeadProps } from '#src/lib/head/PageHead.tsx';
import { blogPostPath } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { postJsonLd } from './post-json-ld.ts';

/** Returns the head tags of a post's page. */
export function postHead(post: Post): PageHeadProps {
  return {
    title: `${post.title} | ${site.name}`,
    description: post.description || `${post.title}: an article by ${post.author}.`,
    path: blogPostPath(post.slug),
    image: shownImage(post),
    article: {
      author: post.author,
      publishedTime: post.datePublished,
      section: post.category,
    },
    hasFeed: true,
    jsonLd: postJsonLd(post),
  };
}
