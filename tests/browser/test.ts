// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.

import { existsSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { longestSilenceMs } from '#src/app/file-loader.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull } from '#tests/proof/sample-size.ts';
import { watchChangingTexts } from '#tests/setup/changing-texts.ts';
import { waitForSlowAnswers } from '#tests/setup/patient-page.ts';
import { type Admin, ownAdmin } from './admin.ts';
import { type Appearance, appearancesFor, expectAccessible } from './appearances.ts';
import { leadDesk } from './lead-desk.ts';
import { ownLeads } from './own-leads.ts';
import { type StoredLeads, storedLeads } from './stored-leads.ts';
import { attemptedLeads, expectStoredTogether } from './stored-together.ts';
import { expectRoomForLargeTexts } from './text-room.ts';
import { writtenPosts } from './written-posts.ts';

/** The states that the everyday run inspects with large texts. A full run takes all. */
const everydayLargeTexts = [
  'home: loaded',
  'calculator, basic: with errors',
  'lead desk: leads, and what waits',
];

interface Fixtures {
  /** Whether pages are loaded before they are asked for: at night for all tests, every day for those that say so. */
  loadsAhead: boolean;
  leads: StoredLeads;
  /** Leads that the test stores. They are deleted at its end. */
  own: ReturnType<typeof ownLeads>;
  desk: ReturnType<typeof leadDesk>;
  /** Posts that the test writes or stores. They are deleted at its end. */
  written: ReturnType<typeof writtenPosts>;
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
  loadsAhead: [inFull, { option: true }],

  expectedErrors: async ({}, use) => {
    await use([]);
  },

  atEnd: async ({}, use) => {
    const works: (() => Promise<void>)[] = [];
    await use(works);
    for (const work of works) await work();
  },

  // What is to be done at the end comes first, as it is done last.
  context: async ({ atEnd: _, context, expectedErrors, loadsAhead }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (event) => complaints.push(String(event.error())));
    context.on('console', (message) => {
      if (isComplaint(message)) complaints.push(`${message.text()} ${message.location().url}`);
    });
    await context.addInitScript(watchChangingTexts);
    if (!loadsAhead) await context.addInitScript(saveData);
    await context.addInitScript(waitForSlowAnswers, longestSilenceMs);
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

  leads: async ({}, use) => {
    await use(storedLeads());
  },

  own: async ({}, use) => {
    const own = ownLeads();
    await use(own);
    await own.remove();
  },

  desk: async ({ page }, use) => {
    await use(leadDesk(page));
  },

  written: async ({}, use) => {
    const written = writtenPosts();
    await use(written);
    await written.remove();
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

/** Runs in the page. What a page loads ahead takes a part of the processor's time that most tests have no use for. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
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
