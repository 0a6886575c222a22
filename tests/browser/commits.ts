import type { Page, Request, Route } from '@playwright/test';

const commitAddress = '**/documents:commit*';

/** The id of the lead that a write to the database is for. */
function leadIdOf(request: Request): string {
  const name: string = request.postDataJSON().writes[0].update.name;
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Handles the page's writes to the database from now on, until `restore`. */
export async function handleCommits(page: Page, handle: (route: Route) => unknown) {
  const ids: string[] = [];
  await page.route(commitAddress, async (route) => {
    // A preflight is no write.
    if (route.request().method() === 'POST') {
      ids.push(leadIdOf(route.request()));
      await handle(route);
    } else await route.continue();
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
