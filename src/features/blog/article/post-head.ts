import type { Post } from '#src/domain/posts/post.schema.ts';
import { shownImage } from '#src/domain/posts/post-images.ts';
import { lastEdit, postHeadTexts } from '#src/domain/posts/post-metadata.ts';
import { breadcrumbList, organization } from '#src/lib/document-data.ts';
import type { PageHeadProps } from '#src/lib/PageHead.tsx';
import { blogPostPath, paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
import { site } from '#src/site.ts';

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

/** Returns a post as a schema.org BlogPosting with its BreadcrumbList. */
export function postJsonLd(post: Post) {
  const path = blogPostPath(post.slug);
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description || undefined,
        image: absoluteUrl(shownImage(post)),
        datePublished: post.datePublished || undefined,
        dateModified: lastEdit(post) || undefined,
        author: post.author === site.name ? organization : { '@type': 'Person', name: post.author },
        publisher: organization,
        articleSection: post.category || undefined,
        keywords: post.keywords.length > 0 ? post.keywords : undefined,
        mainEntityOfPage: url,
        url,
        inLanguage: 'en-US',
      },
      breadcrumbList({ name: 'Blog', path: paths.blog }, { name: post.title, path }),
    ],
  };
}
