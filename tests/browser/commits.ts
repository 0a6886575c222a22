import type { Page, Request, Route } from '@playwright/test';
import { collections } from '#src/model/site/collections.ts';

const commitAddress = '**/documents:commit*';

/** Returns what a commit writes, without deletions: a lead comes before its consent record. */
export function listDocuments(request: Request): { collection: string; id: string }[] {
  const writes: { update?: { name: string } }[] = request.postDataJSON().writes ?? [];
  return writes.flatMap(({ update }) => {
    if (!update) return [];
    const [id = '', collection = ''] = update.name.split('/').reverse();
    return { collection, id };
  });
}

/** Whether a request writes to the database. A preflight does not. */
export function isCommit(request: Request): boolean {
  return request.method() === 'POST' && request.url().includes('/documents:commit');
}

/** Whether a write is the owner's mail about a lead, for which the page does not wait. */
export function isMail(request: Request): boolean {
  return isCommit(request) && listDocuments(request)[0]?.collection === collections.mail;
}

/** Handles the page's writes to the database until `restore` is called. Mails pass through. */
export async function handleCommits(page: Page, handle: (route: Route) => unknown) {
  const ids: string[] = [];
  const handler = async (route: Route) => {
    const request = route.request();
    if (!isCommit(request) || isMail(request)) return route.fallback();
    ids.push(listDocuments(request)[0]?.id ?? '');
    await handle(route);
  };
  await page.route(commitAddress, handler);
  return {
    /** The ids of the leads that the page tried to write, in order. */
    ids,
    restore: () => page.unroute(commitAddress, handler),
  };
}

/** Answers a write as rules do that deny it. */
export function refuseCommit(route: Route): Promise<void> {
  return route.fulfill({
    status: 403,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Refused.' } },
  });
}

/** Lets the page's writes reach the database, and keeps their answers from the page. */
export async function loseAnswers(page: Page) {
  const losses: Promise<void>[] = [];
  const { ids, restore } = await handleCommits(page, (route) => {
    const loss = route.fetch().then(() => route.abort('connectionreset'));
    losses.push(loss);
    return loss;
  });
  return {
    ids,
    /** Waits for the writes that are still on their way, whose answers are lost, too. */
    async restore(): Promise<void> {
      await Promise.all(losses);
      await restore();
    },
  };
}
