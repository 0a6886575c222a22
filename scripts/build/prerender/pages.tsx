import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { documents, type RouteDocument } from '#src/app/documents.ts';
import { createContentReader } from '#src/content/article-content.ts';
import { embeddedContent } from '#src/content/lazy-content.ts';
import type { DomWindow } from '#src/content/sanitizer.ts';
import type { ArticleContent } from '#src/content/shown-content.ts';
import * as parts from '#src/data/posts/post-cache.ts';
import { describeRates } from '#src/data/site/rate-terms.ts';
import { findRatesAge } from '#src/data/site/rates-age.ts';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { embeddedProfile } from '#src/data/site/use-profile.ts';
import { blogPostPath } from '#src/lib/addresses/paths.ts';
import { sha256 } from '#src/lib/format/sha256.ts';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import type { EmbeddedValues } from '#src/lib/loading/document-data.ts';
import { takePage } from '#src/model/posts/paged-list.ts';
import { type Post, summarizePost } from '#src/model/posts/post.schema.ts';
import { featuredCount, relatedCount } from '#src/model/posts/posts.limits.ts';
import { embeddedRates } from '#src/model/rates/shown-rates.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { fillProfile } from '#src/model/site/sample-profile.ts';
import { postFile } from './content-files.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The part of the prerenderer that runs the site's own code: it renders the pages. Vite bundles it, and
 * prerender.ts loads the bundle.
 */
export { env } from '#src/lib/addresses/env.ts';
export { listSamples } from '#src/model/site/sample-profile.ts';
export {
  lowercaseAddresses,
  newestPostsFile,
  postIdsFile,
  searchFiles,
} from './content-files.ts';
export { readPictureFile, readSiteContent, type SiteContent } from './site-content.ts';

type PageContent = Omit<SiteContent, 'stored'>;

/** One document that the build writes. */
export interface PrerenderedPage {
  route: RouteDocument;
  /** Its file name, without `.html`. */
  file: string;
  address: string;
  embedded: EmbeddedValues;
  /** Data that is only rendered: the browser does not need it, or reads it from the HTML. */
  onlyRendered: EmbeddedValues;
}

/**
 * Returns all documents of the site: one for each route, one for each post with a safe file name, and one
 * for each earlier address of a post, which shows the post and names its present address as canonical.
 */
export async function listPages(
  content: PageContent,
  window: DomWindow,
): Promise<PrerenderedPage[]> {
  return [
    ...documents.map((route) => ({
      route,
      file: route.file,
      address: route.address,
      ...selectValues(route, content),
    })),
    ...(await postPages(content, createContentReader(window))),
  ];
}

function selectValues({ shows }: RouteDocument, content: PageContent) {
  const { posts, profile } = content;
  const summaries = posts?.map(summarizePost) ?? [];
  return {
    embedded: {
      ...valuesOfEveryPage(content),
      ...(shows.includes('profile') && embeddedProfile.as(fillProfile(profile))),
      ...(shows.includes('postListing') &&
        posts &&
        parts.embeddedListing.as(takePage(summaries, 1))),
    },
    onlyRendered: {
      ...(shows.includes('newestPosts') &&
        posts &&
        parts.embeddedNewest.as(summaries.slice(0, featuredCount))),
    },
  };
}

/** Returns what is embedded in every page; the rates for those who go on to a page that shows them. */
function valuesOfEveryPage({ rates, profile }: PageContent): EmbeddedValues {
  const details = pickDetails(fillProfile(profile));
  // The build does not know on which day a page is read.
  const age = rates && findRatesAge(rates.lastUpdated, new Date(), false);
  return {
    ...embeddedDetails.as(details),
    ...(age && embeddedRates.as(describeRates(rates, details, age))),
  };
}

interface PostAtAddress {
  post: Post;
  slug: string;
  file: string;
}

function postPages(
  content: PageContent,
  readContent: (stored: string) => ArticleContent,
): Promise<PrerenderedPage[]> {
  const { posts: dated, redirects } = content;
  const route = documents.find(({ shows }) => shows.includes('post'));
  if (!route) throw new Error('No route shows posts.');
  const posts = dated ?? [];
  const shown = [...ownAddresses(posts), ...earlierAddresses(posts, redirects)];
  return Promise.all(
    shown.map(async ({ post, slug, file }) => ({
      route,
      file,
      address: blogPostPath(slug),
      embedded: {
        ...valuesOfEveryPage(content),
        ...parts.embeddedPost.as({ ...post, content: '' }),
        ...parts.embeddedContentDigest.as(await sha256(post.content)),
        ...parts.embeddedRelated.as(selectRelated(posts, post).map(summarizePost)),
      },
      onlyRendered: embeddedContent.as(readContent(post.content)),
    })),
  );
}

function ownAddresses(posts: readonly Post[]): PostAtAddress[] {
  return posts.flatMap((post) => {
    const file = postFile(post.slug);
    return file && isFirstWithSlug(post, posts) ? [{ post, slug: post.slug, file }] : [];
  });
}

/** A post with the slug wins over a redirect, as on the post's page. */
function earlierAddresses(
  posts: readonly Post[],
  redirects: PageContent['redirects'],
): PostAtAddress[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const taken = new Set(posts.map(({ slug }) => slug));
  return redirects.flatMap(({ slug, post: id }) => {
    const post = byId.get(id);
    const file = postFile(slug);
    return post && file && !taken.has(slug) ? [{ post, slug, file }] : [];
  });
}

/** If posts share a slug, the database returns the first by id. */
function isFirstWithSlug(post: Post, posts: readonly Post[]): boolean {
  return posts.every(({ id, slug }) => slug !== post.slug || post.id <= id);
}

/** Selects the same posts as getRelatedPosts in posts.service.ts. */
function selectRelated(posts: readonly Post[], { id, category }: Post): Post[] {
  if (!category) return [];
  return posts
    .filter((other) => other.category === category && other.id !== id)
    .slice(0, relatedCount);
}

/** Matches the tags for the document's head, which React puts before the page's first element. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders a page to the tags of its head and the content of #root. */
export async function renderPage(page: PrerenderedPage): Promise<{ head: string; body: string }> {
  await page.route.Page.preload();
  const { prelude } = await prerender(
    <EmbeddedData value={{ ...page.embedded, ...page.onlyRendered }}>
      <StaticRouter location={page.address}>
        <App />
      </StaticRouter>
    </EmbeddedData>,
    // Otherwise a large page is split into chunks that inline scripts assemble, which the CSP forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = headTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
