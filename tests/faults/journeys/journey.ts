import type { Browser } from '@playwright/test';
import { collections } from '#src/domain/collections.ts';
import { storedLeads } from '#tests/browser/stored-leads.ts';
import { attemptedLeads, expectStoredTogether } from '#tests/browser/stored-together.ts';
import { watchConsole } from './console.ts';
import { attemptTimeoutMs } from './doing.ts';
import { fastClock, faultyNetwork } from './faulty-network.ts';
import type { Plan } from './plan.ts';
import { countScreens } from './screens.ts';
import { stubbornVisitor } from './visitor.ts';
import { visitedForms } from './visits.ts';

/** The result of a journey. */
export interface Outcome {
  /**
   * How often a network fault occurred and how often the visitor did something besides answering.
   */
  faults: number;
  /** How many leads the visitor intended to send. */
  meant: number;
  /** How many success screens were shown, in all tabs. */
  screens: number;
  /** How many documents are stored. */
  stored: number;
  /** How many leads of a form with a consent were written without a record of it. */
  unrecorded: number;
  /** Page errors that no fault explains. */
  complaints: string[];
}

/** Runs a visitor through a form, with an email address and faults of the journey's own. */
export async function journey(browser: Browser, plan: Plan): Promise<Outcome> {
  const email = `journey.${plan.number}.${Date.now()}@example.com`;
  const form = visitedForms[plan.form];
  const context = await browser.newContext();
  try {
    context.setDefaultTimeout(attemptTimeoutMs);
    await context.clock.install();
    const screens = await countScreens(context);
    const console = watchConsole(context);
    const tried = attemptedLeads(context);
    const network = await faultyNetwork(context, plan.network, console);
    // On a busy machine, the fast clock passes the loader's limit before a file is imported.
    console.expect('The import hangs.');
    const time = fastClock(context, network);
    const world = { context, network, screens, console, time };
    const visitor = stubbornVisitor(world, form, { email, detours: plan.detours });

    await visitor.send(await context.newPage());
    await network.untilQuiet();
    await network.deliverLate();
    await expectStoredTogether(storedLeads(), tried);
    return {
      faults: network.happened() + visitor.acted(),
      meant: visitor.meant(),
      screens: screens.successes(),
      stored: (await form.lead.storedFor(storedLeads(), email)).length,
      unrecorded: tried.filter(
        ({ collection, withRecord }) => !withRecord && collection !== collections.contacts,
      ).length,
      complaints: console.unexpected(),
    };
  } finally {
    // Some requests may still wait for an answer.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
