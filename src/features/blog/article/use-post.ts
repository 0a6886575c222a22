import { useCallback, useState } from 'react';
import type { ArticleContent } from '#src/domain/posts/content/article-content.ts';
import { shownContent } from '#src/domain/posts/content/shown-content.ts';
import {
  embeddedContent,
  embeddedContentDigest,
  embeddedPost,
} from '#src/domain/posts/embedded-posts.ts';
import type { Post } from '#src/domain/posts/post.schema.ts';
import { useEmbedded } from '#src/lib/embedded/use-embedded.ts';
import { loadService } from '#src/lib/firebase/load-service.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { type Resource, useResource } from '#src/lib/use-resource.ts';

/** A post with its content made ready to be read. */
export interface ReadablePost {
  post: Post;
  content: ArticleContent;
}

/** The post of a slug; undefined when there is none. Another slug loads anew. */
export function usePost(slug: string): Resource<ReadablePost | undefined> {
  const first = useEmbeddedPost();
  const known = useKnownContent(first?.content);
  return useResource(
    useCallback(() => loadPost(slug, known), [slug, known]),
    first,
  );
}

/** The post that the page was prerendered with. Its words are on the page and nowhere else. */
function useEmbeddedPost(): ReadablePost | undefined {
  const post = useEmbedded(embeddedPost);
  const rendered = useEmbedded(embeddedContent);
  const [content] = useState(() => post && (rendered ?? shownContent()));
  return post && content && { post, content };
}

/** Content that was made ready before, and the digest of what is stored of it. */
interface KnownContent {
  content: ArticleContent;
  digest: string;
}

function useKnownContent(content: ArticleContent | undefined): KnownContent | undefined {
  const digest = useEmbedded(embeddedContentDigest);
  const [known] = useState(content && digest ? { content, digest } : undefined);
  return known;
}

/** The Firebase SDK and the sanitizer come in chunks of their own, after the page has been painted. */
async function loadPost(slug: string, known?: KnownContent): Promise<ReadablePost | undefined> {
  const reading = loadService(() => import('#src/domain/posts/posts.service.ts')).then((service) =>
    service.findPostBySlug(slug),
  );
  // It will be needed, where nothing is known.
  if (!known) await Promise.all([reading, loadSanitizer()]);
  const post = await reading;
  return post && { post, content: await contentOf(post, known) };
}

async function contentOf(post: Post, known?: KnownContent): Promise<ArticleContent> {
  if (known && (await sha256(post.content)) === known.digest) return known.content;
  const { articleContent } = await loadSanitizer();
  return articleContent(post.content);
}

function loadSanitizer() {
  return import('#src/domain/posts/content/browser-content.ts');
}
