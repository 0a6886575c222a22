import { useParams } from 'react-router-dom';
import { PostArticle, PostColumn } from '#src/content/PostArticle.tsx';
import { Breadcrumb, PostLoading, PostNotFound } from '#src/features/blog/article/PostStates.tsx';
import { postHead } from '#src/features/blog/article/post-head.ts';
import { type ReadablePost, useOwnAddress, usePost } from '#src/features/blog/article/use-post.ts';
import type { Resource } from '#src/lib/hooks/use-resource.ts';
import { site } from '#src/site.ts';
import { PageHead, type PageHeadProps } from '#src/ui/parts/PageHead.tsx';

/** A blog post, found by the slug in the URL, or by one that it had before. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const found = usePost(slug);
  useOwnAddress(slug, found);
  return (
    <PostColumn>
      <PageHead {...describeHead(found)} />
      <Breadcrumb />
      <PostOrState found={found} />
    </PostColumn>
  );
}

function PostOrState({ found }: { found: Resource<ReadablePost | undefined> }) {
  if (found.status === 'loading') return <PostLoading />;
  const readable = found.status === 'loaded' ? found.value : undefined;
  if (!readable) return <PostNotFound />;
  return <PostArticle key={readable.post.id} {...readable} />;
}

function describeHead(found: Resource<ReadablePost | undefined>): PageHeadProps {
  if (found.status === 'loading') {
    // The same HTML document is served for every post, so it contains no post's head tags.
    return {
      title: `Mortgage Blog | ${site.name}`,
      description:
        'Articles on mortgage rates, approval, credit and refinancing, for people who want to buy a home.',
    };
  }
  if (found.status === 'loaded' && found.value) return postHead(found.value.post);
  return {
    title: `Blog post not found | ${site.name}`,
    description: 'There is no blog post at this address.',
    noindex: true,
  };
}
