/** The parts of the site that the build uses, see scripts/build.ts. */
export { env } from './lib/env.ts';
export { type PrerenderedPage, pagesOf } from './prerender/pages.ts';
export { renderPage } from './prerender/render-page.tsx';
export { searchFiles } from './prerender/search-files.ts';
export { readSiteContent, type SiteContent } from './prerender/site-content.ts';
