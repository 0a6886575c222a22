import { embeddedPart } from '#src/lib/document-data.ts';
import type { ArticleContent } from './content/article-content.ts';
import type { PostListing } from './listing/post-listing.ts';
import type { Post, PostSummary } from './post.schema.ts';

/** The post on its own page, without its content. */
export const embeddedPost = embeddedPart<Post>('post');

/** The content of the same post. For prerendering only: the browser reads it from the page. */
export const embeddedContent = embeddedPart<ArticleContent>('content');

/**
 * The digest (lib/sha256) of the same content as it was stored. As long as it matches, the content
 * on the page does not have to be sanitized again.
 */
export const embeddedContentDigest = embeddedPart<string>('contentDigest');

/** The related posts shown below the same post. */
export const embeddedRelated = embeddedPart<PostSummary[]>('related');

/** The first page of posts on the blog page. */
export const embeddedListing = embeddedPart<PostListing>('listing');

/** Posts that the home page links to without scripts. For prerendering only. */
export const embeddedNewest = embeddedPart<PostSummary[]>('newest');
