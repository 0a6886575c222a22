import { lazyValue } from '#src/lib/loading/lazy-value.ts';

/** The code that sanitizes a post's content, in a chunk that a prerendered page does not need. */
export const lazyContent = lazyValue(() => import('./article-content.ts'));
