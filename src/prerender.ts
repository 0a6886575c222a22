/** What the build needs of the site, see scripts/build/build.ts. */
export { env } from './lib/env.ts';
export { type PrerenderedPage, pagesOf } from './prerender/pages.ts';
export { renderPage } from './prerender/render-page.tsx';
export { searchFiles } from './prerender/search-files.ts';
export { readSiteContent, type SiteContent } from './prerender/site-content.ts';
