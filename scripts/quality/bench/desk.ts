import { readFile } from 'node:fs/promises';
import { collections } from '#src/domain/collections.ts';
import { paths } from '#src/lib/paths.ts';
import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { type LocalAdmin, withLocalAdmin } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { type DeskStep, deskVisit } from './desk/desk-visit.ts';
import { storeLeads } from './desk/store-leads.ts';
import { createOwner, signIn } from './sign-in.ts';
import { serveFolder } from './static-server.ts';

const projectId = projects.bench;
/** Numbers of leads. The first is the control: little more than fills the pages of a visit. */
const sizes = [300, 10_000] as const;
const rounds = 4;

/**
 * Measures what the lead desk reads from the database, and how long its steps take, with a few pages of
 * leads and with ten thousand. As a control, it also times the bare query for a page: the emulator has no
 * index and scans every lead, which the database does not.
 *
 * @returns whether no step reads more documents at ten thousand
 */
export async function desk(): Promise<boolean> {
  const suite = await startSuite({ projectId, only: ['firestore', 'auth'] });
  try {
    await buildLocalSite(projectId, { allowEmpty: true });
    return await withLocalAdmin(projectId, measure);
  } finally {
    await suite.stop();
  }
}

async function measure({ auth, firestore }: LocalAdmin): Promise<boolean> {
  await createOwner(auth);
  const visits: DeskStep[][] = [];
  console.log('leads   step          documents  billed reads        KB        ms');
  for (const [index, size] of sizes.entries()) {
    await withProgress('storing leads', (task) =>
      storeLeads(firestore, sizes[index - 1] ?? 0, size, task),
    );
    const steps = await withProgress('a visit to the desk', visit);
    for (const step of steps) tell(size, step);
    const control = await barePage(firestore);
    console.log(
      `${String(size).padEnd(7)} control, the query for a page: ${control.toFixed(0)} ms`,
    );
    visits.push(steps);
  }
  const held = isHeld(visits);
  console.log(held ? 'Limits: held.' : 'Limits: BROKEN.');
  return held;
}

/** Returns the shortest time of the bare query for a page, in milliseconds. */
async function barePage(firestore: LocalAdmin['firestore']): Promise<number> {
  const page = firestore.collection(collections.quotes).orderBy('createdAt', 'desc').limit(50);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await page.get();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

async function visit(): Promise<DeskStep[]> {
  const adminDocument = await readFile('dist/admin/_admin.html', 'utf8');
  const server = await serveFolder('dist', {
    [paths.adminBlog]: adminDocument,
    [paths.leads]: adminDocument,
  });
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage();
      await signIn(page, server.url);
      const visits: DeskStep[][] = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await deskVisit(page));
        await page.getByRole('link', { name: 'Posts and rates' }).click();
      }
      return quickest(visits);
    });
  } finally {
    await server.close();
  }
}

/** Returns the last visit with each step's shortest time, since other load can only add to it. */
function quickest(visits: DeskStep[][]): DeskStep[] {
  const last = visits.at(-1) ?? [];
  return last.map((step, index) => ({
    ...step,
    ms: Math.min(...visits.map((steps) => steps[index]?.ms ?? Number.POSITIVE_INFINITY)),
  }));
}

function tell(size: number, { name, documents, billed, bytes, ms }: DeskStep) {
  const cells = [
    String(size).padEnd(7),
    name.padEnd(12),
    String(documents).padStart(10),
    String(billed).padStart(13),
    (bytes / 1_000).toFixed(1).padStart(9),
    ms.toFixed(0).padStart(9),
  ];
  console.log(cells.join(' '));
}

function isHeld([control = [], ...others]: DeskStep[][]): boolean {
  return others.every((steps) =>
    steps.every(({ documents }, index) => documents <= (control[index]?.documents ?? 0)),
  );
}
