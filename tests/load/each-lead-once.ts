import type { Task } from '#scripts/lib/progress.ts';
import { atMost } from './at-most.ts';
import { passBotCheck, type Quote, sampleQuote, timed, write } from './browser.ts';
import { failuresOf, type RoundReport } from './report.ts';
import { differencesFrom } from './stored-quotes.ts';

/** Sends `count` leads through the whole flow, each twice, and expects each to be stored once. */
export async function eachLeadOnce(count: number, limit: number, task: Task): Promise<RoundReport> {
  const people = Array.from({ length: count }, (_, index) => `lead-${index}`);
  const inFlight = atMost(limit);
  let done = 0;
  const outcomes = await Promise.allSettled(
    people.map((person) =>
      inFlight(() =>
        sendTwice(person).finally(() => task.update({ done: ++done, total: count, unit: 'leads' })),
      ),
    ),
  );

  const sent = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  const quotes = new Map<string, Quote>(sent.map(({ id, quote }) => [id, quote]));
  return {
    failures: [
      ...failuresOf(outcomes, 'leads'),
      ...(quotes.size === sent.length ? [] : ['two leads got the same id']),
      ...(await differencesFrom(quotes)),
    ],
    success: `${count} leads sent twice, ${quotes.size} stored: none doubled, none lost`,
    milliseconds: {
      verify: sent.map(({ milliseconds }) => milliseconds.verify),
      'first write': sent.map(({ milliseconds }) => milliseconds.firstWrite),
      'second write': sent.map(({ milliseconds }) => milliseconds.secondWrite),
    },
  };
}

async function sendTwice(person: string) {
  const { id, verdict, milliseconds: verify } = await passBotCheck();
  const quote = sampleQuote(person, verdict);

  const firstWrite = await timed(() => write(id, quote));
  if (!firstWrite.value) throw new Error('the rules denied the first write');
  const secondWrite = await timed(() => write(id, quote));
  if (!secondWrite.value) throw new Error('the rules denied the second write');

  return {
    id,
    quote,
    milliseconds: {
      verify,
      firstWrite: firstWrite.milliseconds,
      secondWrite: secondWrite.milliseconds,
    },
  };
}
