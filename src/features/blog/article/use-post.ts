import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { embeddedContent, lazyContent } from '#src/content/lazy-content.ts';
import { type ArticleContent, readShownContent } from '#src/content/shown-content.ts';
import { embeddedContentDigest, embeddedPost, postOfVisit } from '#src/data/posts/post-cache.ts';
import { knownValue } from '#src/data/state/visit.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { sha256 } from '#src/lib/format/sha256.ts';
import { useEmbedded } from '#src/lib/hooks/use-hydrated.ts';
import { type Resource, useResource } from '#src/lib/hooks/use-resource.ts';
import type { Post } from '#src/model/posts/post.schema.ts';

export interface ReadablePost {
  post: Post;
  content: ArticleContent;
  /** Its slug, if it was found at another address. */
  movedTo?: string;
}

/**
 * Returns the post at an address; the value is undefined if there is none. A post that the visit has
 * already read, such as one of a list, is there at once and is updated when it has been read again.
 * When the page moves to the post's own address, it keeps what it has read.
 */
export function usePost(slug: string): Resource<ReadablePost | undefined> {
  const first = useEmbeddedPost();
  const [source, setSource] = useState(slug);
  const kept = useMemo(() => postAtOnce(source), [source]);
  const read = useResource(() => loadPost(source, first), source, first);
  const found: typeof read =
    kept && read.status !== 'loaded' ? { status: 'loaded', value: kept } : read;
  const isThere = slug === source || (found.status === 'loaded' && found.value?.movedTo === slug);
  if (!isThere) setSource(slug);
  return found;
}

/** Replaces another address of a post by its own; query, fragment, scroll position and focus stay. */
export function useOwnAddress(slug: string, found: Resource<ReadablePost | undefined>): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const movedTo = found.status === 'loaded' ? found.value?.movedTo : undefined;

  useEffect(() => {
    if (movedTo === undefined || movedTo === slug) return;
    navigate(
      { pathname: blogPostPath(movedTo), search, hash },
      { replace: true, state: { isSamePage: true } },
    );
  }, [movedTo, slug, search, hash, navigate]);
}

interface EmbeddedPost extends ReadablePost {
  digest: string | undefined;
}

/** Returns the prerendered post. Its content exists only in the page's HTML. */
function useEmbeddedPost(): EmbeddedPost | undefined {
  const post = useEmbedded(embeddedPost);
  const rendered = useEmbedded(embeddedContent);
  const digest = useEmbedded(embeddedContentDigest);
  const [first] = useState(() => {
    const content = post && (rendered ?? readShownContent());
    return content && { post, content, digest };
  });
  return first;
}

/** Loads the Firebase SDK and the sanitizer in separate chunks, after the first paint. */
async function loadPost(slug: string, first?: EmbeddedPost): Promise<ReadablePost | undefined> {
  const reading = findPost(slug);
  // Without known content, the sanitizer will be needed.
  if (!first?.digest) await Promise.all([reading, lazyContent()]);
  const found = await reading;
  return found && { ...found, content: await readContent(found.post, first) };
}

/** Returns a post that the visit has read, if the code for its content is loaded. */
function postAtOnce(slug: string): ReadablePost | undefined {
  const post = knownValue(postOfVisit(slug));
  const loaded = lazyContent.known();
  return post && loaded && { post, content: loaded.articleContent(post.content) };
}

async function findPost(slug: string): Promise<Omit<ReadablePost, 'content'> | undefined> {
  const service = await import('#src/data/posts/posts.service.ts');
  const post = await service.findPostBySlug(slug);
  if (post) return { post };
  const moved = await service.findMovedPost(slug);
  return moved && { post: moved, movedTo: moved.slug };
}

async function readContent({ content }: Post, first?: EmbeddedPost): Promise<ArticleContent> {
  if (first?.digest && (await sha256(content)) === first.digest) return first.content;
  const { articleContent } = await lazyContent();
  return articleContent(content);
}
