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
  sourcePosition: { currentOffset?: number };
  values?: readonly { count?: number }[];
  children?: readonly CoveredExpression[];
}

/**
 * Returns a counter of the rule expressions that are evaluated for one request: an upper bound, each
 * counted as often as it is evaluated. Literals do not count. The emulator has no limit; the database
 * denies a request that takes more than 1,000.
 *
 * @param projectId of a database whose rules check nothing but the requests that are counted
 * @returns a function that takes what sends one request
 */
export function expressionCounter(projectId: string) {
  // The emulator's report takes longer the more it has evaluated, so each one serves twice.
  let last: Counts | undefined;
  return async (send: () => Promise<unknown>): Promise<number> => {
    const before = last ?? (await countsSoFar(projectId));
    await send();
    const after = await countsSoFar(projectId);
    last = after;
    // The emulator first tries to decide a write without the stored documents. That evaluates
    // everything that the second pass does, and more.
    const times = [...after.conditions].map(
      ([place, count]) => count - (before.conditions.get(place) ?? 0),
    );
    return (after.expressions - before.expressions) / Math.max(...times);
  };
}

interface Counts {
  expressions: number;
  /** How often the condition at each place was evaluated. */
  conditions: ReadonlyMap<number, number>;
}

/** Returns what was evaluated so far. */
async function countsSoFar(projectId: string): Promise<Counts> {
  const address = `http://${firestoreHost}:${firestorePort}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${response.status}`);
  const { rules, report = [] } = (await response.json()) as Coverage;
  const source = rules.files[0]?.content ?? '';
  const conditions = report
    .map((expression) => [placeOf(expression), ownCount(expression)] as const)
    .filter(([place]) => /allow [a-z, ]+: if $/.test(source.slice(0, place)));
  return {
    expressions: report.reduce((sum, expression) => sum + countOf(expression), 0),
    conditions: new Map(conditions),
  };
}

function placeOf({ sourcePosition: { currentOffset = 0 } }: CoveredExpression): number {
  return currentOffset;
}

function countOf(expression: CoveredExpression): number {
  const { children = [] } = expression;
  return children.reduce((sum, child) => sum + countOf(child), ownCount(expression));
}

function ownCount({ values = [] }: CoveredExpression): number {
  return values.reduce((times, { count = 0 }) => times + count, 0);
}
