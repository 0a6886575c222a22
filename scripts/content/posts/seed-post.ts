import type { PostCategory } from '../../../src/domain/posts/listing/blog-place.ts';
import type { UsState } from '../../../src/lib/us-states.ts';

/** A post of the demo's blog, as the owner would have typed it into the editor. */
export interface SeedPost {
  title: string;
  /** The end of the post's address: lowercase words with hyphens. */
  slug: string;
  state: UsState;
  category: PostCategory;
  /** The picture of its topic, such as `topics/padlock`; without one, it gets the next picture of its state. */
  image?: string;
  /** For search results: one or two sentences, 120 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Day of publication, such as `2026-09-14`. */
  published: string;
  /** HTML that the editor could have written: p, h2, h3, ul, ol, blockquote, table, a, strong, em. */
  content: string;
}
