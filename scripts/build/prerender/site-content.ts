import { isDenial } from '#src/data/firebase/request.ts';
import {
  listRedirects,
  listStoredPosts,
  type SlugRedirect,
} from '#src/data/posts/stored-posts.service.ts';
import { getPictureFile } from '#src/data/site/picture-files.service.ts';
import { getProfile } from '#src/data/site/profile.service.ts';
import { toRates } from '#src/data/site/rate-terms.ts';
import { getRates } from '#src/data/site/rates.service.ts';
import type { PictureSize } from '#src/model/posts/pictures.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { datedPosts, type StoredPost } from '#src/model/posts/stored-posts.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';

export interface SiteContent {
  /** Newest first. Undefined instead of empty, so that no build declares the blog empty. */
  posts: readonly [Post, ...Post[]] | undefined;
  rates: Rates | undefined;
  /** The site's details; undefined until the owner saves them. */
  profile: Profile | undefined;
  redirects: readonly SlugRedirect[];
  /** Every document of the blog, for the search index, and a time before it was read. */
  stored: { posts: readonly StoredPost[]; since: Date };
}

/** How far the clock of the build machine may be ahead of the database's. */
const clockLeewayMs = 10 * 60_000;

const services = { listStoredPosts, getRates, getProfile, listRedirects };

/** Reads the content of the build's database; throws, or a build that cannot read would ship a site without posts. */
export async function readSiteContent(read = services): Promise<SiteContent> {
  const since = new Date(Date.now() - clockLeewayMs);
  const [stored, rates, profile, redirects] = await Promise.all([
    read.listStoredPosts('all posts'),
    read.getRates(),
    unlessDenied(read.getProfile, undefined, 'the site’s details: pages show the sample'),
    // The post page follows them in any case.
    unlessDenied(read.listRedirects, [], 'the list of earlier addresses: they get no pages yet'),
  ]);
  const [newest, ...others] = datedPosts(stored).map(({ post }) => post);
  return {
    posts: newest && [newest, ...others],
    rates: toRates(rates),
    profile,
    redirects,
    stored: { posts: stored, since },
  };
}

/** Reads a file of an uploaded picture; undefined if it is not stored. */
export function readPictureFile(
  id: string,
  size: PictureSize,
  read = getPictureFile,
): Promise<Uint8Array | undefined> {
  return unlessDenied(() => read(id, size), undefined, 'uploaded pictures');
}

/** Reads what the deployed rules may not know yet, because a build comes before its rules are shipped. */
async function unlessDenied<Value>(
  reading: () => Promise<Value>,
  none: NoInfer<Value>,
  what: string,
): Promise<Value> {
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof Error && isDenial(error.cause))) throw error;
    console.warn(`The deployed rules refuse ${what}.`);
    return none;
  }
}
