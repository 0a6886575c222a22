import { firestoreHost, firestorePort } from './rules-database.ts';

/** The emulator's evaluations in a project so far. */
interface Coverage {
  rules: { files: readonly { content: string }[] };
  report?: readonly CoveredExpression[];
}

/**
 * An expression with its subexpressions. At the top, it is a condition or the result of a function.
 */
interface CoveredExpression {
  sourcePosition: { currentOffset?: number; endOffset?: number };
  values?: readonly { value: { undefined?: object }; count?: number }[];
  children?: readonly CoveredExpression[];
}

/** What the rules evaluate for one commit. */
export interface Evaluations {
  /**
   * The rule expressions: an upper bound, each counted as often as it is evaluated. Literals do not
   * count. If a commit does the same to several leads or posts, they are those of one, because the
   * database, like the emulator, allows 1,000 for each write.
   */
  expressions: number;
  /**
   * The calls that look up a document: an upper bound, because the database may count a document once
   * that is looked up again. It allows 10 for each write, and 20 for all writes of a commit.
   */
  lookups: number;
}

/**
 * Returns a counter of what the rules evaluate for a commit.
 *
 * @param projectId of a database whose rules check nothing else
 * @returns a function that takes what sends one commit
 */
export function evaluationCounter(projectId: string) {
  let counted: Counts | undefined;
  return async (send: () => Promise<unknown>): Promise<Evaluations> => {
    // The report has every value so far, and takes the emulator seconds.
    const before = counted ?? (await countAll(projectId));
    await send();
    const after = await countAll(projectId);
    counted = after;
    const times = [...after.conditions].map(
      ([place, count]) => count - (before.conditions.get(place) ?? 0),
    );
    return {
      // The emulator first tries to decide a write without the stored documents. That evaluates
      // everything that the second pass does, and more.
      expressions: (after.expressions - before.expressions) / Math.max(...times),
      lookups: after.lookups - before.lookups,
    };
  };
}

/**
 * A call that looks up a document, as in `exists(/databases/$(database)/documents/mail/$(leadId`: the
 * emulator ends a call before its brackets. Anything longer is an expression around a call.
 */
const lookup = /^(?:get|exists)(?:After)?\(\/(?!.*\)\))/s;

const address = `${firestoreHost}:${firestorePort}`;

/** What was evaluated so far: all expressions, the lookups, and each condition by its place. */
interface Counts {
  expressions: number;
  lookups: number;
  conditions: ReadonlyMap<number, number>;
}

async function countAll(projectId: string): Promise<Counts> {
  const response = await fetch(`http://${address}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${response.status}`);
  const { rules, report = [] }: Coverage = await response.json();
  const source = rules.files[0]?.content ?? '';
  const all = report.flatMap(allWithin);
  const isCondition = (expression: CoveredExpression) =>
    /allow [a-z, ]+: if $/.test(source.slice(0, findPlace(expression)));
  return {
    expressions: sum(all.map(countTimes)),
    lookups: sum(
      all.filter((expression) => lookup.test(readText(expression, source))).map(countAnswers),
    ),
    conditions: new Map(
      report.filter(isCondition).map((condition) => [findPlace(condition), countTimes(condition)]),
    ),
  };
}

function allWithin(expression: CoveredExpression): CoveredExpression[] {
  return [expression, ...(expression.children ?? []).flatMap(allWithin)];
}

function findPlace({ sourcePosition: { currentOffset = 0 } }: CoveredExpression): number {
  return currentOffset;
}

function readText(expression: CoveredExpression, source: string): string {
  return source.slice(findPlace(expression), expression.sourcePosition.endOffset);
}

function countTimes({ values = [] }: CoveredExpression): number {
  return sum(values.map(({ count = 0 }) => count));
}

/** Returns how often a lookup was answered, or failed. The first pass leaves it open. */
function countAnswers({ values = [] }: CoveredExpression): number {
  const isOpen = ({ undefined: cause }: { undefined?: object }) =>
    cause !== undefined && Object.keys(cause).length === 0;
  return sum(values.map(({ value, count = 0 }) => (isOpen(value) ? 0 : count)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
