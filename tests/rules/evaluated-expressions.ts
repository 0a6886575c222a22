import { firestoreHost, firestorePort } from './rules-database.ts';

/** What the emulator has evaluated so far in a project. */
interface Coverage {
  rules: { files: readonly { content: string }[] };
  report?: readonly CoveredExpression[];
}

/** An expression with those within it; at the top, a condition or the result of a function. */
interface CoveredExpression {
  sourcePosition: { currentOffset?: number };
  values?: readonly { count?: number }[];
  children?: readonly CoveredExpression[];
}

/**
 * At most how many expressions of the rules are evaluated for one request, each as often as it is
 * evaluated; literals do not count. The emulator has no limit; the database denies a request that
 * takes more than 1,000.
 *
 * @param projectId of the database that `send` sends to, and nobody else meanwhile
 * @param send sends one request that the rules look at
 */
export async function evaluatedExpressions(
  projectId: string,
  send: () => Promise<unknown>,
): Promise<number> {
  const before = await countsSoFar(projectId);
  await send();
  const after = await countsSoFar(projectId);
  // The emulator first looks whether a write can be decided without what is stored, which takes all
  // that the second time takes, and more.
  const times = [...after.conditions].map(
    ([place, count]) => count - (before.conditions.get(place) ?? 0),
  );
  return (after.expressions - before.expressions) / Math.max(...times);
}

/** How many expressions were evaluated so far, and how often the condition at each place. */
async function countsSoFar(projectId: string) {
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
