import { createHash } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { formatLongDate } from '#src/lib/format/format.ts';
import { addDays, newYorkDay } from '#src/lib/format/format-time.ts';
import { collections, ratesPath } from '#src/model/site/collections.ts';
import { exampleRates } from '../content/example-rates.ts';
import { posts, type SeedPost } from '../content/posts/index.ts';
import { Failure } from '../lib/failure.ts';
import { withProgress } from '../lib/processes.ts';
import { mailDocuments } from '../owner/mail-texts.ts';
import { adminAccount, emulatorVariables, getSiteUrl } from './stack.ts';

/**
 * Posts whose keywords are one text with brackets and quotes, as an import may leave them, so that
 * normalizing has something to do. The site reads such a text as no keywords.
 */
const untidySlugs = ['after-a-collection', 'co-borrower-scores', 'lock-now-or-float'];

/** Writes the demo's admin account, the setup of its mail and, unless it was restored, its content. */
export async function seedDatabase(projectId: string, options = { content: true }): Promise<void> {
  await withProgress('seed', () =>
    withLocalAdmin(projectId, async ({ auth, firestore }) => {
      await seedAdminAccount(auth);
      const mail = Object.entries(mailDocuments(adminAccount.email, getSiteUrl(projectId)));
      await Promise.all(mail.map(([path, data]) => firestore.doc(path).set(data)));
      if (options.content) await Promise.all([seedRates(firestore), seedPosts(firestore)]);
    }),
  );
}

/** Runs `work` with the Admin SDK, which bypasses all rules, on the running emulators; only for a `demo-` project. */
export async function withLocalAdmin<T>(
  projectId: string,
  work: (admin: { auth: Auth; firestore: Firestore }) => Promise<T>,
): Promise<T> {
  if (!projectId.startsWith('demo-')) {
    throw new Failure(`Refused: ${projectId} is not a demo- project, and only those are seeded.`);
  }
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'local-admin');
  try {
    return await work({ auth: getAuth(app), firestore: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}

async function seedAdminAccount(auth: Auth): Promise<void> {
  const uid = 'demo-admin';
  const { users } = await auth.getUsers([{ uid }]);
  const account = { ...adminAccount, emailVerified: true };
  if (users.length > 0) await auth.updateUser(uid, account);
  else await auth.createUser({ uid, ...account });
  await auth.setCustomUserClaims(uid, { role: 'admin' });
}

/** Writes the rates that the site shows, as of the day before yesterday. */
export async function seedRates(firestore: Firestore): Promise<void> {
  const lastUpdated = formatLongDate(addDays(newYorkDay(new Date()), -2));
  await firestore.doc(ratesPath).set({ ...exampleRates, lastUpdated });
}

/** Writes the posts of the demo's blog. */
export async function seedPosts(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const post of posts) {
    batch.set(firestore.doc(`${collections.posts}/${seedPostId(post)}`), makePostDocument(post));
  }
  await batch.commit();
}

/** Returns an id that looks like the database's own, and is the same each time. */
export function seedPostId({ slug }: SeedPost): string {
  return createHash('sha256').update(slug).digest('base64url').slice(0, 20);
}

/** Returns the document of a post of the demo, as an owner's blog may have it. */
export function makePostDocument({ state, image, published, keywords, ...post }: SeedPost) {
  const untidy = `[${keywords.map((word) => `"${word}"`).join(', ')}]`;
  return {
    ...post,
    author: '',
    image: `/images/${image}.svg`,
    keywords: untidySlugs.includes(post.slug) ? untidy : [...keywords],
    states: [state],
    // Noon in New York, which falls on the same day everywhere in the US.
    datePublished: Timestamp.fromDate(new Date(`${published}T17:00:00Z`)),
  };
}
