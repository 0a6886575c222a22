import { Helmet } from 'react-helmet-async';
import { feed } from '#src/lib/addresses/paths.ts';
import { absoluteUrl } from '#src/lib/addresses/safe-url.ts';
import { breadcrumbList, jsonForScript } from '#src/lib/loading/document-data.ts';
import { site } from '#src/site.ts';

/** Metadata of an article for link previews. */
interface ArticleHead {
  author: string;
  /** An ISO date; '' if there is none. */
  publishedTime: string;
  /** '' if it has none. */
  section: string;
}

export interface PageHeadProps {
  title: string;
  description: string;
  /** The page's canonical address, site-relative; undefined for a document that serves many. */
  path?: string | undefined;
  /** Keeps the page out of search engines; it then has no canonical address. */
  noindex?: boolean;
  /** The image for link previews, absolute or site-relative; by default the site's own. */
  image?: string | undefined;
  article?: ArticleHead | undefined;
  hasFeed?: boolean;
  /** The page's schema.org data; by default its breadcrumbs. */
  jsonLd?: object | undefined;
}

const titleSuffix = ` | ${site.name}`;

/**
 * Renders a page's metadata for search engines, link previews and the browser tab. React moves the tags
 * that `Helmet` renders to the document's head, and removes them when another page is shown.
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
  const shared = socialImage(image);
  const structured = jsonLd ?? (path !== undefined && !noindex && breadcrumbsTo(title, path));
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': shared,
    ...(shared === absoluteUrl(card) && { 'og:image:width': '1200', 'og:image:height': '630' }),
    'og:image:alt': title,
    'article:author': article?.author,
    'article:published_time': article?.publishedTime,
    'article:section': article?.section,
  };
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
      {Object.entries(properties).map(
        ([property, content]) =>
          content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {structured && <script type="application/ld+json">{jsonForScript(structured)}</script>}
    </Helmet>
  );
}

function breadcrumbsTo(title: string, path: string): object {
  const name = title.replace(titleSuffix, '');
  return { '@context': 'https://schema.org', ...breadcrumbList({ name, path }) };
}

/** The default image in link previews, 1200 × 630. */
const card = '/images/social-card.png';

/**
 * Returns the absolute address of the image for link previews: the default one for none, and for an SVG, which social
 * networks do not show.
 */
export function socialImage(image: string): string {
  const isShown = image !== '' && !/\.svg(?:[?#]|$)/i.test(image);
  return absoluteUrl(isShown ? image : card);
}
