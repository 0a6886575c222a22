import { embeddedPart } from '#src/lib/embedded/embedded-part.ts';
import type { ArticleContent } from './content/article-content.ts';
import type { PostListing } from './listing/post-listing.ts';
import type { Post, PostSummary } from './post.schema.ts';

/** The post in its own page, without its content. */
export const embeddedPost = embeddedPart<Post>('post');

/** The content of the same post: only for rendering, as the browser reads it off the page. */
export const embeddedContent = embeddedPart<ArticleContent>('content');

/**
 * The digest (lib/sha256) of the same content as it was stored: while it is stored so, what stands on
 * the page needs no sanitizer.
 */
export const embeddedContentDigest = embeddedPart<string>('contentDigest');

/** What stands under the same post. */
export const embeddedRelated = embeddedPart<PostSummary[]>('related');

/** The beginning of the blog in its page. */
export const embeddedListing = embeddedPart<PostListing>('listing');

/** Posts that the home page leads to without scripts: only for rendering. */
export const embeddedNewest = embeddedPart<PostSummary[]>('newest');
