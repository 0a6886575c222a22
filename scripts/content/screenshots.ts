import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editPostPath, leadPath } from '../../src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '../../src/lib/addresses/paths.ts';
import { collections } from '../../src/model/site/collections.ts';
import { withBrowser } from '../lib/browsers.ts';
import { readArguments, runCommand } from '../lib/command.ts';
import { withProgress } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { seedPostId, withLocalAdmin } from '../local/seed.ts';
import { adminAccount, getBuiltSiteUrl, projects } from '../local/stack.ts';
import { startBuiltSite } from '../local/suite.ts';
import { storeLead } from '../quality/bench/sample-documents.ts';
import { posts } from './posts/index.ts';

/** A page to visit, and the name of its pictures. */
interface Subject {
  name: string;
  path: string;
  /** A selector of what a picture of one screen begins with. */
  from?: string;
}

/** How pages are shown in pictures. */
interface Look {
  folder: string;
  screens: Readonly<Record<string, { width: number; height: number }>>;
  colorSchemes: readonly ('light' | 'dark')[];
  fullPage: boolean;
}

const everyLook: Look = {
  folder: 'screenshots',
  screens: { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } },
  colorSchemes: ['light', 'dark'],
  fullPage: true,
};
const guideLook: Look = {
  folder: 'docs/pictures/owner',
  screens: { guide: { width: 760, height: 760 } },
  colorSchemes: ['light'],
  fullPage: false,
};

/** The id of the lead in the owner's guide, which nobody has sent. */
const guideLeadId = 'guide'.repeat(9).slice(2);

// Takes pictures of every page, of some posts of the demo, of the admin area, and those of the owner's guide, from
// the preview that runs, or from one of its own.
runCommand(async (command) => {
  readArguments({});
  const runs = await fetch(getBuiltSiteUrl()).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!runs) {
    console.log('Starting the emulators and building the site …');
    const suite = await startBuiltSite();
    command.onExit(() => suite.stop());
  }
  const editor = editPostPath(posts.map(seedPostId)[0] ?? '');
  await takePictures([...(await listPages()), ...firstPosts()], everyLook);
  await takePictures(
    [
      { name: 'admin-dashboard', path: paths.adminBlog },
      { name: 'admin-new-post', path: paths.newPost },
      { name: 'admin-edit-post', path: editor },
    ],
    everyLook,
    signIn,
  );
  const [[, lead] = []] = storeLead(1);
  const path = `${collections.quotes}/${guideLeadId}`;
  await withLocalAdmin(projects.test, ({ firestore }) => firestore.doc(path).set(lead ?? {}));
  await takePictures(
    [
      { name: 'desk', path: paths.leads, from: 'h1' },
      {
        name: 'lead',
        path: leadPath(collections.quotes, guideLeadId),
        from: 'h2:text("Work on this lead")',
      },
      { name: 'dashboard', path: paths.adminBlog, from: 'h2:text("Today")' },
      { name: 'editor', path: editor, from: '[role=toolbar]' },
    ],
    guideLook,
    signIn,
  );
  return 0;
});

/** Returns the pages of the build with an address of their own: every document at its top. */
async function listPages(): Promise<Subject[]> {
  const files = (await readdir(join(root, 'dist'))).filter((file) => file.endsWith('.html'));
  return files.map((file) => {
    const page = file.replace(/\.html$/, '');
    if (page === 'index') return { name: 'home', path: '/' };
    if (page === '404') return { name: 'not-found', path: '/no-such-page' };
    return { name: page, path: `/${page}` };
  });
}

/** Returns the first post of each category. */
function firstPosts(): Subject[] {
  const firsts = new Map([...posts].reverse().map(({ category, slug }) => [category, slug]));
  return [...firsts.values()].map((slug) => ({ name: `post-${slug}`, path: blogPostPath(slug) }));
}

/** Signs in as the demo's admin, and waits for the admin area. */
async function signIn(page: Page): Promise<void> {
  await page.goto(getBuiltSiteUrl() + paths.login);
  await page.getByLabel('Email', { exact: true }).fill(adminAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { name: 'Displayed rates' }).waitFor();
}

/**
 * Takes pictures: `folder/quote-phone-dark.png` and so on.
 *
 * @param prepare runs first, such as signing in
 */
async function takePictures(
  subjects: readonly Subject[],
  { folder, screens, colorSchemes, fullPage }: Look,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  const total = Object.keys(screens).length * colorSchemes.length * subjects.length;
  let done = 0;
  await withProgress('pictures', (task) =>
    withBrowser(async (browser) => {
      for (const [screen, viewport] of Object.entries(screens)) {
        for (const colorScheme of colorSchemes) {
          const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
          const page = await browser.newPage(look);
          await prepare(page);
          for (const { name, path, from } of subjects) {
            task.update({ done: done++, total, unit: 'pictures' });
            await page.goto(getBuiltSiteUrl() + path);
            await loadLazyParts(page);
            if (from) await page.locator(from).first().evaluate(scrollNear);
            const file = join(root, folder, `${name}-${screen}-${colorScheme}.png`);
            await page.screenshot({ path: file, fullPage });
          }
          await page.close();
        }
      }
    }),
  );
  console.log(`The pictures of ${subjects.length} pages are in ${folder}/.`);
}

/** Waits for the page's script, and loads what is lazy by scrolling. */
async function loadLazyParts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPresses === null);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Scrolls an element to the top of the window, with some room above it. */
function scrollNear(element: Element): void {
  scrollTo(0, scrollY + element.getBoundingClientRect().top - 24);
}
