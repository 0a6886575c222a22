import type { Post } from '../post.schema.ts';
import { featuredCount } from '../posts.limits.ts';

/** The path of the list of ids. The files that it names are immutable and stored next to the scripts. */
export const postIdsPath = '/post-ids.json';

/** The ids of all posts that the build found, in files, so that drawing from thousands loads only a few. */
export interface PostIds {
  /** A time before the build's first read, in milliseconds since the epoch. */
  since: number;
  count: number;
  perFile: number;
  files: readonly string[];
  /** The ids after those of the files, fewer than a file has, so that a small blog needs no file. */
  rest: readonly string[];
}

export interface DrawnFrom {
  /** Returns undefined if the site has no list. */
  list(): Promise<PostIds | undefined>;
  /** Returns the ids in a file of the list. */
  idsIn(file: string): Promise<readonly string[]>;
  /** Returns the newest posts, at most newestCount; those published since a time, if one is given. */
  newest(since?: number): Promise<Post[]>;
  /** Returns the posts with these ids that exist. */
  withIds(ids: readonly string[]): Promise<Post[]>;
}

/** How often ids are drawn if there is no post for some. */
const mostRounds = 4;

/**
 * Draws the featured posts from all posts, each being equally likely. Normally it reads these and a query
 * without a result. Without a list, or if nearly all of its posts are gone, it draws from the newest.
 *
 * @returns the posts in random order; fewer than featuredCount only if there are no more
 * @throws what `newest` or `withIds` throws
 */
export async function drawPosts(from: DrawnFrom, random: () => number): Promise<Post[]> {
  const list = await from.list().catch(() => undefined);
  const drawn = list ? await drawListed(list, from, random) : [];
  if (drawn.length === featuredCount) return drawn;
  const ids = new Set(drawn.map(({ id }) => id));
  const others = (await from.newest()).filter(({ id }) => !ids.has(id));
  return [...drawn, ...shuffled(others, random)].slice(0, featuredCount);
}

/** Draws from the posts of the list and those published since. */
async function drawListed(
  list: PostIds,
  { idsIn, newest, withIds }: DrawnFrom,
  random: () => number,
): Promise<Post[]> {
  const newer = await newest(list.since);
  const newerIds = new Set(newer.map(({ id }) => id));
  const places = randomOrder(list.count + newer.length, random);
  const files = new Map<string, Promise<readonly string[]>>();

  function load(file: string): Promise<readonly string[]> {
    // The posts of a file that cannot be loaded count as gone.
    const ids = files.get(file) ?? idsIn(file).catch(() => []);
    files.set(file, ids);
    return ids;
  }

  async function idAt(place: number): Promise<string | undefined> {
    if (place >= list.count) return newer[place - list.count]?.id;
    const file = list.files[Math.floor(place / list.perFile)];
    const id = (await (file === undefined ? list.rest : load(file)))[place % list.perFile];
    // A post that was edited since the build already has a place among the newer ones.
    return id !== undefined && newerIds.has(id) ? undefined : id;
  }

  const drawn: Post[] = [];
  for (let round = 0; round < mostRounds && drawn.length < featuredCount; round += 1) {
    const next = take(places, featuredCount - drawn.length);
    const ids = (await Promise.all(next.map(idAt))).filter((id) => id !== undefined);
    const unread = ids.filter((id) => !newerIds.has(id));
    const read = unread.length > 0 ? await withIds(unread) : [];
    const posts = new Map([...newer, ...read].map((post) => [post.id, post]));
    drawn.push(...ids.flatMap((id) => posts.get(id) ?? []));
  }
  return drawn;
}

/** Returns the next values of an iterator, fewer if it ends. */
function take<Value>(values: Iterator<Value, void>, count: number): Value[] {
  const results = Array.from({ length: count }, () => values.next());
  return results.flatMap(({ done, value }) => (done ? [] : [value]));
}

/** Yields the numbers from 0 to `count` - 1 in an evenly random order, with memory only for those yielded. */
export function* randomOrder(count: number, random: () => number): Generator<number, void, void> {
  /** The numbers that are not where they were at the start, by their place. */
  const moved = new Map<number, number>();
  for (let left = count; left > 0; left -= 1) {
    const place = Math.floor(random() * left);
    yield moved.get(place) ?? place;
    moved.set(place, moved.get(left - 1) ?? left - 1);
  }
}

/** Returns the items in a random order, each order being equally likely. */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return [...randomOrder(things.length, random)].flatMap((place) => things.slice(place, place + 1));
}
