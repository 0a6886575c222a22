import { useCallback, useState } from 'react';
import { useEmbedded } from '#src/lib/embedded/use-embedded.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';
import type { ArticleContent } from './content/article-content.ts';
import { shownContent } from './content/shown-content.ts';
import { embeddedContent, embeddedPost } from './embedded-posts.ts';
import type { Post } from './post.schema.ts';

/** A post with its content made ready to be read. */
export interface ReadablePost {
  post: Post;
  content: ArticleContent;
}

/** The post of a slug; undefined when there is none. Another slug loads anew. */
export function usePost(slug: string): Resource<ReadablePost | undefined> {
  return useResource(
    useCallback(() => loadPost(slug), [slug]),
    useEmbeddedPost(),
  );
}

/** The post that the page was prerendered with. Its words are on the page and nowhere else. */
function useEmbeddedPost(): ReadablePost | undefined {
  const post = useEmbedded(embeddedPost);
  const rendered = useEmbedded(embeddedContent);
  const [content] = useState(() => post && (rendered ?? shownContent()));
  return post && content && { post, content };
}

/** The Firebase SDK and the sanitizer come in chunks of their own, after the page has been painted. */
async function loadPost(slug: string): Promise<ReadablePost | undefined> {
  const reading = import('./posts.service.ts').then((service) => service.findPostBySlug(slug));
  const [post, { articleContent }] = await Promise.all([
    reading,
    import('./content/browser-content.ts'),
  ]);
  return post && { post, content: articleContent(post.content) };
}
