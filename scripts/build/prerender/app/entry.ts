/**
 * The part of the prerenderer that runs the site's own code. Vite bundles it, and ../prerender.ts
 * loads the bundle.
 */
export { env } from '#src/lib/env.ts';
export { type PrerenderedPage, pagesOf } from './pages.ts';
export { postIdFiles } from './post-id-files.ts';
export { renderPage } from './render-page.tsx';
export { searchFiles } from './search-files.ts';
export { readSiteContent, type SiteContent } from './site-content.ts';
