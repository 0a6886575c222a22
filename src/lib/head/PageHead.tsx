import { Helmet } from 'react-helmet-async';
import { site } from '#src/site.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { feed } from '../feed.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { jsonForScript } from './json-for-script.ts';
import { socialImage } from './social-image.ts';

/** What link previews say of an article beyond its title. */
interface ArticleHead {
  author: string;
  /** An ISO date; '' when there is none. */
  publishedTime: string;
  /** '' when it belongs to none. */
  section: string;
}

export interface PageHeadProps {
  title: string;
  description: string;
  /**
   * The page's own address, site-relative: where search engines should send people. A document that
   * stands for many addresses has none.
   */
  path?: string | undefined;
  /** Keeps the page out of search engines; it then has no canonical address. */
  noindex?: boolean;
  /** A picture of the page for link previews, absolute or site-relative; else the site's card. */
  image?: string | undefined;
  article?: ArticleHead | undefined;
  /** Whether the page belongs to the blog, whose feed readers then find. */
  hasFeed?: boolean;
  /** What the page is about, in the words of schema.org; else the way to it from the home page. */
  jsonLd?: object | undefined;
}

const titleEnd = ` | ${site.name}`;

/**
 * The tags of a page that search engines, link previews and the browser's tab read. `Helmet` renders
 * them; React puts them into the document's head, and takes them out when another page is shown.
 */
export function PageHead({
  title,
  description,
  path,
  noindex = false,
  image = '',
  article,
  hasFeed = false,
  jsonLd,
}: PageHeadProps) {
  const url = path !== undefined && site.url + path;
  const structured = jsonLd ?? (path !== undefined && !noindex && wayTo(title, path));
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {url && !noindex && <link rel="canonical" href={url} />}
      {hasFeed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={feed.title}
          href={absoluteUrl(feed.path)}
        />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:image" content={socialImage(image)} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:author" content={article.author} />}
      {article?.publishedTime && (
        <meta property="article:published_time" content={article.publishedTime} />
      )}
      {article?.section && <meta property="article:section" content={article.section} />}
      {structured && <script type="application/ld+json">{jsonForScript(structured)}</script>}
    </Helmet>
  );
}

function wayTo(title: string, path: string): object {
  const name = title.replace(titleEnd, '');
  return { '@context': 'https://schema.org', ...breadcrumbList({ name, path }) };
}
