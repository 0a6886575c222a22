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

/** A post with its sanitized content. */
export interface ReadablePost {
  post: Post;
  content: ArticleContent;
}

/** Returns the post of a slug; the value is undefined if there is none. */
export function usePost(slug: string): Resource<ReadablePost | undefined> {
  const first = useEmbeddedPost();
  const known = useKnownContent(first?.content);
  return useResource(
    useCallback(() => loadPost(slug, known), [slug, known]),
    first,
  );
}

/** Returns the prerendered post. Its content exists only in the page's HTML. */
function useEmbeddedPost(): ReadablePost | undefined {
  const post = useEmbedded(embeddedPost);
  const rendered = useEmbedded(embeddedContent);
  const [content] = useState(() => post && (rendered ?? shownContent()));
  return post && content && { post, content };
}

/** Sanitized content, with the digest of its stored source. */
interface KnownContent {
  content: ArticleContent;
  digest: string;
}

function useKnownContent(content: ArticleContent | undefined): KnownContent | undefined {
  const digest = useEmbedded(embeddedContentDigest);
  const [known] = useState(content && digest ? { content, digest } : undefined);
  return known;
}

/** Loads the Firebase SDK and the sanitizer in separate chunks, after the first paint. */
async function loadPost(slug: string, known?: KnownContent): Promise<ReadablePost | undefined> {
  const reading = loadService(() => import('#src/domain/posts/posts.service.ts')).then((service) =>
    service.findPostBySlug(slug),
  );
  // Without known content, the sanitizer will be needed.
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
