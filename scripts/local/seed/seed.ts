import { withProgress } from '../../lib/progress.ts';
import { withLocalAdmin } from '../admin-sdk.ts';
import { siteUrlOf } from '../stack.ts';
import { seedAdminAccount } from './admin-account.ts';
import { seedMail } from './mail.ts';
import { seedPosts } from './posts.ts';
import { seedRates } from './rates.ts';

/** What a fresh stack contains: to seed more, add a module beside this one and a line here. */
const content = [seedRates, seedPosts];

/**
 * Puts the demo's content, its admin account and what tells the admin of leads into the running
 * emulators.
 *
 * @param projectId a `demo-` project; any other is refused
 * @param options.content false leaves the content as it is: it was brought back from the last run
 */
export async function seed(projectId: string, options = { content: true }): Promise<void> {
  await withProgress('seed', () =>
    withLocalAdmin(projectId, async ({ auth, firestore }) => {
      await seedAdminAccount(auth);
      await seedMail(firestore, siteUrlOf(projectId));
      if (options.content) await Promise.all(content.map((part) => part(firestore)));
    }),
  );
}
