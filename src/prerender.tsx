import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { routes } from './app/routes.ts';

export { env } from './lib/env.ts';
export { routes };

/** Tags that React puts before the page's first element, for the document's head. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Renders one route to HTML.
 *
 * @param file the route's file name, see routes.ts
 * @returns the tags for the document's head, and the content of #root
 */
export async function renderPage(file: string): Promise<{ head: string; body: string }> {
  const route = routes.find((candidate) => candidate.file === file);
  if (!route) throw new Error(`No route writes ${file}.html.`);
  await route.Page.preload();
  const { prelude } = await prerender(
    <StaticRouter location={route.path === '*' ? '/404' : route.path}>
      <App />
    </StaticRouter>,
    // A large page would otherwise come in parts, put together by inline scripts that its policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = headTags.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
