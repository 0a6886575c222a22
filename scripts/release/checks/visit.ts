import type { Browser, Page, Request, Response } from '@playwright/test';
import { paths } from '#src/lib/addresses/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';

export interface Visit {
  reads: { page: string; status: number | null }[];
  /** Address of the site's documents, as its pages request them; null if none did. */
  documents: string | null;
  /** The call of the verifier that sending a message caused; null if there was none. */
  verification: { address: string; status: number; body: string } | null;
  violations: string[];
}

/** Text of a message that is never stored. */
export const smokeEmail = 'smoke-check@example.com';

const patienceMs = 45_000;
/** The last one needs the index of category and date. */
const readingPages = [paths.rates, paths.blog, `${paths.blog}?tab=credit`];

/**
 * Visits the pages that read from the database, and sends a message from the contact page like a visitor,
 * up to the verdict of the bot check. The write that would follow never leaves the browser: the visit only
 * stores a receipt, which expires.
 */
export function visitSite(origin: string): Promise<Visit> {
  return withBrowser(async (browser) => {
    const visit: Visit = { reads: [], documents: null, verification: null, violations: [] };
    for (const path of readingPages) await readPage(browser, origin, path, visit);
    await sendMessage(browser, origin, visit);
    return visit;
  });
}

async function readPage(browser: Browser, origin: string, path: string, visit: Visit) {
  const page = await watchedPage(browser, visit);
  const isRead = (response: Response) => /\/documents:(batchGet|runQuery)/.test(response.url());
  const read = page.waitForResponse(isRead).catch(() => null);
  await page.goto(`${origin}${path}`).catch(() => null);
  const answer = await read;
  visit.documents ??= answer?.url().replace(/:(batchGet|runQuery).*$/, '') ?? null;
  visit.reads.push({ page: path, status: answer?.status() ?? null });
}

async function sendMessage(browser: Browser, origin: string, visit: Visit) {
  const page = await watchedPage(browser, visit);
  await page.addInitScript(keepWrites);
  try {
    await page.goto(`${origin}${paths.contact}`);
    const isVerification = (request: Request) =>
      request.method() === 'POST' && /\/verifyRecaptcha\w*$/.test(request.url());
    const call = page.waitForRequest(isVerification);
    call.catch(() => {}); // a form that cannot be filled comes first
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Name').fill('Smoke check');
    await field('Email').fill(smokeEmail);
    await field('Message').fill('This message is never sent.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const request = await call;
    const answer = await request.response();
    visit.verification = {
      address: request.url(),
      status: answer?.status() ?? 0,
      body: (await answer?.text()) ?? '',
    };
  } catch {
    // The missing parts of the visit show how far it got.
  }
}

/**
 * Runs in the page before its own scripts, and makes every write to the database fail. Intercepting
 * requests would not do, as those still go out when the page is closed.
 */
function keepWrites(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/documents:commit')) return send(input, init);
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Kept by the check.' };
    return Response.json({ error }, { status: 403 });
  };
}

async function watchedPage(browser: Browser, { violations }: Visit): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  page.on('console', (message) => {
    if (/Content.Security.Policy|Permissions.Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return page;
}
