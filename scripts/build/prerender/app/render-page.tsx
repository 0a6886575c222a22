import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#src/app/App.tsx';
import { EmbeddedData } from '#src/lib/embedded/use-embedded.ts';
import type { PrerenderedPage } from './pages.ts';

/** Tags that React puts before the page's first element, for the document's head. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Renders one page to HTML.
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
    // A large page would otherwise come in parts, put together by inline scripts that its policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = headTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
