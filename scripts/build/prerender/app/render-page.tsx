import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import type { PrerenderedPage } from './pages.ts';

/** Matches the tags for the document's head, which React puts before the page's first element. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Renders a page to HTML.
 *
 * @returns the tags for the document's head, and the content of #root
 */
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
