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
  /** Its slug, if it was found at another address. */
  movedTo?: string;
}

/**
 * Returns the post at an address; the value is undefined if there is none. When the page moves to the
 * post's own address, it keeps what it has read.
 */
export function usePost(slug: string): Resource<ReadablePost | undefined> {
  const first = useEmbeddedPost();
  const known = useKnownContent(first?.content);
  const [source, setSource] = useState(slug);
  const found = useResource(
    useCallback(() => loadPost(source, known), [source, known]),
    first,
  );
  const isThere = slug === source || (found.status === 'loaded' && found.value?.movedTo === slug);
  if (!isThere) setSource(slug);
  return found;
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
  const reading = findPost(slug);
  // Without known content, the sanitizer will be needed.
  if (!known) await Promise.all([reading, loadSanitizer()]);
  const found = await reading;
  return found && { ...found, content: await contentOf(found.post, known) };
}

async function findPost(slug: string): Promise<Omit<ReadablePost, 'content'> | undefined> {
  const service = await loadService(() => import('#src/domain/posts/posts.service.ts'));
  const post = await service.findPostBySlug(slug);
  if (post) return { post };
  const moved = await service.findMovedPost(slug);
  return moved && { post: moved, movedTo: moved.slug };
}

async function contentOf(post: Post, known?: KnownContent): Promise<ArticleContent> {
  if (known && (await sha256(post.content)) === known.digest) return known.content;
  const { articleContent } = await loadSanitizer();
  return articleContent(post.content);
}

function loadSanitizer() {
  return import('#src/domain/posts/content/browser-content.ts');
}
