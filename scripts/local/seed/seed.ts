import { withProgress } from '../../lib/progress.ts';
import { withLocalAdmin } from '../admin-sdk.ts';
import { siteUrlOf } from '../stack.ts';
import { seedAdminAccount } from './admin-account.ts';
import { seedMail } from './mail.ts';
import { seedPosts } from './posts.ts';
import { seedRates } from './rates.ts';

/** The content of a fresh stack. To seed more, add a module beside this one and a line here. */
const content = [seedRates, seedPosts];

/**
 * Writes the demo's content, its admin account and the setup of its mail into the running emulators.
 *
 * @param projectId of a `demo-` project; any other is refused
 * @param options.content false keeps the content that was restored from the last run
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
