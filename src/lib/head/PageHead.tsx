import { Helmet } from 'react-helmet-async';
import { site } from '#src/site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address, site-relative: where search engines should send people. */
  path: string;
  /** Keeps the page out of search engines; it then has no canonical address. */
  noindex?: boolean;
}

/** The tags of a page that search engines, link previews and the browser's tab read. */
export function PageHead({ title, description, path, noindex = false }: PageHeadProps) {
  const url = site.url + path;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </Helmet>
  );
}
