import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { emulatorDatabase } from '#tests/browser/emulator-app.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull } from '#tests/proof/sample-size.ts';
import { watchChangingTexts } from '#tests/setup/changing-texts.ts';
import { type Admin, ownAdmin } from './admin.ts';
import { type Appearance, appearancesFor, expectAccessible } from './appearances.ts';
import { type StoredLeads, storedLeads } from './stored-leads.ts';
import { attemptedLeads, expectStoredTogether } from './stored-together.ts';
import { expectRoomForLargeTexts } from './text-room.ts';

/** Posts of one test, in a category of their own and older than those that other tests expect. */
function ownPosts() {
  const word = randomUUID();
  const category = `Category ${word}`;
  const stored = emulatorDatabase().collection('mortgageBlogPosts');
  let count = 0;
  const slug = (number: number) => `${word}-${number}`;
  return {
    category,

    /** Stores a post and makes up the missing fields. Each is a day older than the one before. */
    async add(fields: Readonly<Record<string, string>> = {}) {
      count += 1;
      const post = {
        title: `Post ${count}`,
        slug: slug(count),
        description: `What post ${count} is about.`,
        content: '<p>A paragraph.</p>',
        author: 'R. Writer',
        image: '',
        keywords: [],
        states: ['Texas'],
        category,
        datePublished: Timestamp.fromMillis(Date.UTC(1991, 4, 20 - count, 17)),
        ...fields,
      };
      // As if it had just been saved, after the site's search index was made.
      await stored.doc(slug(count)).set({ ...post, dateUpdated: Timestamp.now() });
      return post;
    },

    async remove(): Promise<void> {
      for (; count > 0; count--) await stored.doc(slug(count)).delete();
    },
  };
}

type OwnPosts = ReturnType<typeof ownPosts>;

/** The states that the everyday run inspects with large texts. A full run takes all. */
const everydayLargeTexts = [
  'home: loaded',
  'calculator, basic: with errors',
  'lead desk: leads, and what waits',
];

interface Fixtures {
  leads: StoredLeads;
  /** Posts that the test stores. They are deleted at its end. */
  posts: OwnPosts;
  /** An admin account for the test. It is deleted at its end. */
  admin: Admin;
  /** Console errors that the test causes on purpose, each by part of its message. */
  expectedErrors: string[];
  /**
   * What is done once no page is open. One that is open may still renew its sign-in, which the identity service
   * refuses without the account.
   */
  atEnd: (() => Promise<void>)[];
  /** Fails when the visible state has accessibility violations or scrolls sideways. */
  inspect: (state: string, appearances?: Appearance[]) => Promise<void>;
  email: string;
}

/**
 * Playwright's test with the project's fixtures: a console without errors, the database, and leads
 * that are stored together with their consent records.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expectedErrors: async ({}, use) => {
    await use([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  atEnd: async ({}, use) => {
    const works: (() => Promise<void>)[] = [];
    await use(works);
    for (const work of works) await work();
  },

  // What is to be done at the end comes first, as it is done last.
  context: async ({ atEnd: _, context, expectedErrors }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (event) => complaints.push(String(event.error())));
    context.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.text()} ${message.location().url}`);
    });
    await context.addInitScript(watchChangingTexts);
    const tried = attemptedLeads(context);
    await use(context);
    // Some requests may still wait for an answer.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await expectStoredTogether(storedLeads(), tried);
    const unexpected = complaints.filter(
      (text) => !expectedErrors.some((expected) => text.includes(expected)),
    );
    expect(unexpected, 'errors and policy violations in the console').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  leads: async ({}, use) => {
    await use(storedLeads());
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  posts: async ({}, use) => {
    const posts = ownPosts();
    await use(posts);
    await posts.remove();
  },

  admin: async ({ atEnd, email, expectedErrors }, use) => {
    // A busy machine may take longer than the time that a sign-in waits for its record.
    expectedErrors.push('Could not note the sign-in: no answer');
    const admin = await ownAdmin(`admin.${email}`);
    atEnd.push(admin.remove);
    await use(admin);
  },

  inspect: async ({ page }, use) => {
    // The width of the wide looks, so that showing one resizes nothing.
    await page.setViewportSize({ width: 1440, height: 800 });
    await use(async (state, appearances = appearancesFor(state)) => {
      await expectAccessible(page, state, appearances);
      if (inFull || everydayLargeTexts.includes(state)) await expectRoomForLargeTexts(page);
      reportCounts('Accessibility', { states: 1 });
    });
  },

  // Each test has its own address, which sets its leads apart from those of other tests.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  email: async ({}, use, { testId, repeatEachIndex }) => {
    await use(`ana.${testId}.${repeatEachIndex}.${Date.now()}@example.com`);
  },
});

export { expect };

/**
 * Whether the browser or React reports a problem. That an uploaded picture has no file before the next build is
 * none: posts that other tests publish may be in any list. Nor is the page of an unknown address.
 */
function isComplaint(message: ConsoleMessage): boolean {
  const text = message.text();
  const [picture] = /\/images\/uploaded\/.*/.exec(message.location().url) ?? [];
  if (text.includes('404') && picture && !existsSync(`dist${picture}`)) return false;
  if (text.includes('404') && message.location().url.endsWith('/no-such-page')) return false;
  return message.type() === 'error' || /Content.Security.Policy|hydrat/i.test(text);
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPresses === null);
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
