import { contact, leadBuyer, quote } from '#tests/browser/lead-forms.ts';
import { attemptedLeads } from '#tests/browser/stored-together.ts';
import { expect, test } from '#tests/browser/test.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull, sample } from '#tests/proof/sample-size.ts';
import { faultyNetwork } from './journeys/faulty-network.ts';
import { makePlans } from './journeys/plan.ts';
import { attemptTimeoutMs, countScreens, stubbornVisitor } from './journeys/visitor.ts';

/**
 * The everyday run takes the same journeys every time, a full run new ones. Playwright's workers get the seed
 * from the process that has listed the tests.
 */
process.env.JOURNEY_SEED ??= String(inFull ? Date.now() % 2 ** 31 : 20_261_121);
const seed = Number(process.env.JOURNEY_SEED);
const plans = makePlans(seed, 12);

/** `JOURNEY=17` or `JOURNEY=3,17` runs only these journeys. */
const wanted = process.env.JOURNEY?.split(',').map(Number);
const chosen = wanted ? plans.filter(({ number }) => wanted.includes(number)) : sample(plans, 1);

const forms = { quote, contact, 'lead buyer': leadBuyer };

for (const plan of chosen) {
  test(`JOURNEY_SEED=${seed} JOURNEY=${plan.number}: each success screen of the form ${plan.form} has one document, none doubled, none lost`, async ({
    context,
    leads,
    email,
    expectedErrors,
  }) => {
    const form = forms[plan.form];
    context.setDefaultTimeout(attemptTimeoutMs);
    await context.clock.install();
    const tried = attemptedLeads(context);
    const screens = await countScreens(context);
    const network = await faultyNetwork(context, plan.network, expectedErrors);
    // On a busy machine, the fast clock passes the loader's limit before a file is imported.
    expectedErrors.push('The import hangs.');
    const world = { context, network, screens, expectedErrors };
    const visitor = stubbornVisitor(world, form, { email, detours: plan.detours });

    await visitor.send(await context.newPage());
    await network.untilQuiet();
    await network.deliverLate();
    const stored = await leads.find(form.collection, email);
    const counted = { screens: screens.successes(), stored: stored.length };
    expect(counted, JSON.stringify(plan)).toEqual({
      screens: visitor.meant(),
      stored: visitor.meant(),
    });
    const unrecorded = tried.filter(
      ({ collection, withRecord }) => !withRecord && collection !== contact.collection,
    );
    expect(unrecorded, 'leads without a record of their consent').toEqual([]);
    reportCounts('Journeys under faults', {
      journeys: 1,
      faults: network.happened() + visitor.acted(),
      'success screens': counted.screens,
      'documents, none doubled, none lost': counted.stored,
    });
  });
}
