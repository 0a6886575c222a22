import { embeddedPart } from '#src/lib/loading/document-data.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import type { ArticleContent } from './shown-content.ts';

/** The content of the post of a post's page. For prerendering only: the browser reads it from the page. */
export const embeddedContent = embeddedPart<ArticleContent>('content');

/** The code that sanitizes a post's content, in a chunk that a prerendered page does not need. */
export const lazyContent = lazyValue(() => import('./article-content.ts'));
