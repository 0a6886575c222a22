import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import { usStates } from '#src/lib/format/us-states.ts';
import { tidyPhone } from '#src/lib/input/typed-numbers.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { postCategories } from '#src/model/posts/blog-place.ts';
import { collections } from '#src/model/site/collections.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { posts, type SeedPost } from '../../content/posts/index.ts';
import { withProgress } from '../../lib/processes.ts';
import { projects, siteVariables } from '../../local/stack.ts';

/** Numbers of the posts that are published again under another slug, or changed, after the index was built. */
const added = [0, 1, 2];
const changed = [4, 7];
export const changesCount = added.length + changed.length;

type Store = (number: number) => [path: string, data: object][];

/** Stores the documents of the numbers `from` to `to` (exclusive). */
export function storeNumbered(firestore: Firestore, [from, to]: [number, number], store: Store) {
  return withProgress('storing', async (task) => {
    const writer = firestore.bulkWriter({ throttling: false });
    let done = 0;
    writer.onWriteResult(() => task.update({ done: ++done, total: to - from, unit: 'documents' }));
    for (let number = from; number < to; number++) {
      for (const [path, data] of store(number)) void writer.set(firestore.doc(path), data);
    }
    await writer.close();
  });
}

export function makeSlug(number: number): string {
  return `post-${number}`;
}

/** Returns a post of the demo under another slug, with a state of its own and a word that no other post has. */
function makePost(number: number) {
  const { title, description, keywords, content } = posts[number % posts.length] as SeedPost;
  const word = `x${Array.from(`${number}`, (digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;
  return {
    title,
    slug: makeSlug(number),
    description,
    keywords,
    content: `${content}<p>${word}</p>`,
    author: '',
    image: '',
    states: [usStates[number % usStates.length]],
    category: postCategories[number % postCategories.length],
  };
}

/** Each post is a day older than the one before. */
export const storePost: Store = (number) => {
  const datePublished = Timestamp.fromMillis(Date.UTC(2026, 0, 1) - number * 86_400_000);
  return [[`${collections.posts}/${makeSlug(number)}`, { ...makePost(number), datePublished }]];
};

/** Publishes some posts and changes some others, like the editor. */
export async function storeChanges(firestore: Firestore): Promise<void> {
  const now = FieldValue.serverTimestamp();
  for (const number of added) {
    const post = { ...makePost(number), slug: `new-${number}` };
    const path = `${collections.posts}/${post.slug}`;
    await firestore.doc(path).set({ ...post, datePublished: now, dateUpdated: now });
  }
  for (const number of changed) {
    await firestore.doc(`${collections.posts}/${makeSlug(number)}`).update({ dateUpdated: now });
  }
}

const newestLeadAt = Date.now();

/** Every third lead was opened. Of ten thousand, the oldest is twelve weeks old, as far as the desk counts. */
export const storeLead: Store = (number) => {
  const sentAt = new Date(newestLeadAt - number * 12 * 60_000);
  const verdict = { score: 0.9, verifiedAt: sentAt.toISOString() };
  const lead = {
    ...quoteDocument(quoteSchema.parse(typedQuote), verdict),
    firstName: 'Sample',
    lastName: `Number ${number}`,
    fullName: `Sample Number ${number}`,
    // Each person has sent two.
    email: `sample-${number >> 1}@example.com`,
    phone: tidyPhone(`${2_015_550_000 + (number >> 1)}`),
    createdAt: Timestamp.fromDate(sentAt),
  };
  const isSpam = number % 5 === 0;
  const state = {
    kind: collections.quotes,
    status: isSpam ? 'spam' : 'contacted',
    passedOnTo: '',
    history: [{ at: sentAt.toISOString(), by: 'owner@example.com', kind: 'opened' }],
    updatedAt: Timestamp.fromDate(sentAt),
  };
  const opened: [string, object] = [`${collections.leadStates}/lead-${number}`, state];
  return [
    [`${collections.quotes}/lead-${number}`, lead],
    ...(isSpam || number % 3 === 0 ? [opened] : []),
  ];
};

/** Adds the files of the search index and of the list of ids for the posts as they are now. */
export async function makeIndex(put: (path: string, text: string) => Promise<void>): Promise<void> {
  Object.assign(process.env, siteVariables(projects.bench));
  // The build's own code, as Vite builds it for the site, pointed at the emulator.
  const vite = await createServer({
    mode: 'emulator',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  type SiteContent = typeof import('#scripts/build/prerender/site-content.ts');
  type ContentFiles = typeof import('#scripts/build/prerender/content-files.ts');
  try {
    const load = (file: string) => vite.ssrLoadModule(`/scripts/build/prerender/${file}`);
    const { readSiteContent } = (await load('site-content.ts')) as SiteContent;
    const { searchFiles, postIdsFile } = (await load('content-files.ts')) as ContentFiles;
    const content = await readSiteContent();
    const index = await searchFiles(content, new JSDOM().window.document);
    for (const [path, text] of [...index, ...postIdsFile(content)]) {
      await put(`/${path}`, text);
    }
  } finally {
    await vite.close();
  }
}
