import { lazyValue } from '#src/lib/loading/lazy-value.ts';

/** The blog's lists of this visit, in a chunk that a prerendered page does not need at first. */
export const blogLoader = lazyValue(() => import('./blog-cache.ts'));
