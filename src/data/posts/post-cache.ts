import type { VisitKey } from '#src/data/state/visit.ts';
import { embeddedPart } from '#src/lib/loading/document-data.ts';
import type { PostListing } from '#src/model/posts/paged-list.ts';
import type { Post, PostSummary } from '#src/model/posts/post.schema.ts';

/** The post on its own page, without its content. */
export const embeddedPost = embeddedPart<Post>('post');

/** The digest (lib/sha256) of that content as stored: while it matches, nothing has to be sanitized again. */
export const embeddedContentDigest = embeddedPart<string>('contentDigest');

/** The related posts shown below the same post. */
export const embeddedRelated = embeddedPart<PostSummary[]>('related');

/** The first page of posts on the blog page. */
export const embeddedListing = embeddedPart<PostListing>('listing');

/** Posts that the home page links to without scripts. For prerendering only. */
export const embeddedNewest = embeddedPart<PostSummary[]>('newest');

/** The post at a slug, as this visit last read it. It may have changed since, so read it again. */
export const postOfVisit = (slug: string): VisitKey<Post> => ({ key: `posts/${slug}` });
