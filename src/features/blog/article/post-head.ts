import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { absoluteUrl } from '#src/lib/addresses/safe-url.ts';
import { breadcrumbList, organization } from '#src/lib/loading/document-data.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { shownImage } from '#src/model/posts/post-images.ts';
import { lastEdit, postHeadTexts } from '#src/model/posts/post-metadata.ts';
import { site } from '#src/site.ts';
import type { PageHeadProps } from '#src/ui/parts/PageHead.tsx';

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
