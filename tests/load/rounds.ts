import type { Task } from '#scripts/lib/progress.ts';
import { atMost } from './at-most.ts';
import { passBotCheck, type Quote, sampleQuote, timed, write } from './browser.ts';
import { differencesFrom } from './stored-quotes.ts';

/** The result of one round of the load test. */
export interface RoundReport {
  /** One line each. The round has passed when there are none. */
  failures: string[];
  /** What a passed round has shown. */
  success: string;
  /** Durations in milliseconds, by the name of the step. */
  milliseconds: Record<string, number[]>;
}

/** Sends `count` leads through the whole flow, each twice, and expects each to be stored once. */
export async function eachLeadOnce(count: number, limit: number, task: Task): Promise<RoundReport> {
  const { results: sent, failures } = await repeat(count, limit, 'leads', task, (index) =>
    sendTwice(`lead-${index}`),
  );
  const quotes = new Map<string, Quote>(sent.map(({ id, quote }) => [id, quote]));
  return {
    failures: [
      ...failures,
      ...(quotes.size === sent.length ? [] : ['two leads got the same id']),
      ...(await differencesFrom(quotes)),
    ],
    success: `${count} leads sent twice, ${quotes.size} stored: none doubled, none lost`,
    milliseconds: {
      verify: sent.map(({ verify }) => verify),
      'first write': sent.map(({ firstWrite }) => firstWrite.milliseconds),
      'second write': sent.map(({ secondWrite }) => secondWrite.milliseconds),
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

  return { id, quote, verify, firstWrite, secondWrite };
}

/**
 * Sends `rivals` different quotes at once for each of `count` receipts. Only one of them may win.
 */
export async function oneWinnerEach(
  count: number,
  rivals: number,
  limit: number,
  task: Task,
): Promise<RoundReport> {
  const races = Math.ceil(limit / rivals);
  const { results: winners, failures } = await repeat(count, races, 'receipts', task, (receipt) =>
    race(receipt, rivals),
  );
  return {
    failures: [...failures, ...(await differencesFrom(new Map(winners)))],
    success: `${count} receipts with ${rivals} contents at once: ${winners.length} winners, one each`,
    milliseconds: {},
  };
}

async function race(receipt: number, rivals: number): Promise<[id: string, quote: Quote]> {
  const { id, verdict } = await passBotCheck();
  const quotes = Array.from({ length: rivals }, (_, rival) =>
    sampleQuote(`rival-${receipt}-${rival}`, verdict),
  );
  const taken = await Promise.all(quotes.map((quote) => write(id, quote)));

  const [winner, ...others] = quotes.filter((_, index) => taken[index]);
  if (!winner || others.length > 0) {
    throw new Error(`${taken.filter(Boolean).length} of ${rivals} contents were stored`);
  }
  return [id, winner];
}

/** Works `count` times, at most `limit` at once. Returns the results, and one line about those that failed. */
async function repeat<Result>(
  count: number,
  limit: number,
  unit: string,
  task: Task,
  work: (index: number) => Promise<Result>,
): Promise<{ results: Result[]; failures: string[] }> {
  const run = atMost(limit);
  const errors: unknown[] = [];
  let done = 0;
  const results = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      run(() => work(index))
        .then((result) => [result])
        .catch((error) => {
          errors.push(error);
          return [];
        })
        .finally(() => task.update({ done: ++done, total: count, unit })),
    ),
  );
  const failures =
    errors.length > 0 ? [`${errors.length} of ${count} ${unit}, as: ${errors[0]}`] : [];
  return { results: results.flat(), failures };
}
