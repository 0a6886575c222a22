import type { Page, Request, Route } from '@playwright/test';
import { collections } from '#src/domain/collections.ts';

const commitAddress = '**/documents:commit*';

/** Collection and id of a document. */
interface Place {
  collection: string;
  id: string;
}

/** What a commit writes, in its order: a lead comes before its consent record. Deletions are left out. */
export function documentsOf(request: Request): Place[] {
  const writes: { update?: { name: string } }[] = request.postDataJSON().writes ?? [];
  return writes.flatMap(({ update }) => {
    if (!update) return [];
    const [id = '', collection = ''] = update.name.split('/').reverse();
    return { collection, id };
  });
}

/** Whether a request writes to the database; a preflight does not. */
export function isCommit(request: Request): boolean {
  return request.method() === 'POST' && request.url().includes('/documents:commit');
}

/** Whether a write is the owner's mail about a lead, which follows the lead and nobody waits for. */
export function isMail(request: Request): boolean {
  return isCommit(request) && documentsOf(request)[0]?.collection === collections.mail;
}

/** Handles the page's writes to the database from now on, until `restore`; mails go on their way. */
export async function handleCommits(page: Page, handle: (route: Route) => unknown) {
  const ids: string[] = [];
  await page.route(commitAddress, async (route) => {
    const request = route.request();
    if (!isCommit(request) || isMail(request)) return route.continue();
    ids.push(documentsOf(request)[0]?.id ?? '');
    await handle(route);
  });
  return {
    /** The ids of the leads that the page tried to write, in order. */
    ids,
    restore: () => page.unroute(commitAddress),
  };
}

/** The page's writes do not reach the database. */
export function loseCommits(page: Page) {
  return handleCommits(page, (route) => route.abort('connectionrefused'));
}

/** The page's writes reach the database, and their answers do not reach the page. */
export function loseAnswers(page: Page) {
  return handleCommits(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** The owner's mails do not reach the database, and nobody is told. */
export async function holdMails(page: Page): Promise<void> {
  await page.route(commitAddress, async (route) => {
    if (!isMail(route.request())) await route.fallback();
  });
}
