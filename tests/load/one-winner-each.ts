import type { Task } from '#scripts/lib/progress.ts';
import { atMost } from './at-most.ts';
import { passBotCheck, type Quote, sampleQuote, write } from './browser.ts';
import { failuresOf, type RoundReport } from './report.ts';
import { differencesFrom } from './stored-quotes.ts';

/**
 * Sends `rivals` different quotes at once for each of `count` receipts. Only one of them may win.
 */
export async function oneWinnerEach(
  count: number,
  rivals: number,
  limit: number,
  task: Task,
): Promise<RoundReport> {
  const receipts = Array.from({ length: count }, (_, index) => index);
  const inFlight = atMost(Math.ceil(limit / rivals));
  let done = 0;
  const outcomes = await Promise.allSettled(
    receipts.map((receipt) =>
      inFlight(() =>
        race(receipt, rivals).finally(() =>
          task.update({ done: ++done, total: count, unit: 'receipts' }),
        ),
      ),
    ),
  );

  const winners = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  return {
    failures: [
      ...failuresOf(outcomes, 'receipts'),
      ...(await differencesFrom(new Map(winners.map(({ id, quote }) => [id, quote])))),
    ],
    success: `${count} receipts with ${rivals} contents at once: ${winners.length} winners, one each`,
    milliseconds: {},
  };
}

async function race(receipt: number, rivals: number): Promise<{ id: string; quote: Quote }> {
  const { id, verdict } = await passBotCheck();
  const quotes = Array.from({ length: rivals }, (_, rival) =>
    sampleQuote(`rival-${receipt}-${rival}`, verdict),
  );
  const taken = await Promise.all(quotes.map((quote) => write(id, quote)));

  const [winner, ...others] = quotes.filter((_, index) => taken[index]);
  if (!winner || others.length > 0) {
    throw new Error(`${taken.filter(Boolean).length} of ${rivals} contents were stored`);
  }
  return { id, quote: winner };
}
