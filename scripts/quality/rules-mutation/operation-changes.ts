import { type Change, isJoint, textOf } from './changes.ts';
import { allWithin, type Expression } from './expression.ts';
import type { Allowance } from './rules-file.ts';

const inFull: Record<string, string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};
const operations = Object.values(inFull).flat();

/**
 * Returns every way to allow one more operation, one less, or one without a condition.
 *
 * @param conditions the condition and the results of the functions that it calls
 * @param open operations of the path that others already allow
 */
export function operationChanges(
  allowance: Allowance,
  conditions: Expression[],
  open: string[],
): Change[] {
  const { operations: allowed, condition } = allowance;
  const [first, last] = [allowed[0], allowed.at(-1)];
  if (!first || !last) return [];
  const names = allowed.map(({ text }) => text);
  const listed = (others: string[]): Change => ({
    start: first.start,
    end: last.end,
    instead: others.join(', '),
  });
  const isDenial = condition.kind === 'name' && condition.text === 'false';
  const several = names.length > 1;
  return [
    { start: condition.start, end: condition.end, instead: 'true' },
    ...(several ? names : []).map((name) =>
      listed([`${name}: if true;\n      allow ${names.join(', ')}`]),
    ),
    ...(several && !isDenial ? names : []).map((name) =>
      listed(names.filter((one) => one !== name)),
    ),
    ...(isDenial ? [] : furtherOperations([...names, ...open], conditions)).map((name) =>
      listed([...names, name]),
    ),
  ];
}

// Only operations that could meet the condition: reading and deleting have no new document, and creating
// has no stored one.
function furtherOperations(names: string[], conditions: Expression[]): string[] {
  const within = conditions.flatMap(allWithin);
  const asksForNew = within.some(
    (one) => one.kind === 'member' && one.name === 'resource' && isNamed(one.object, 'request'),
  );
  const asksForStored = within.some((one) => isNamed(one, 'resource'));
  const allowed = names.flatMap((name) => inFull[name] ?? [name]);
  return operations
    .filter((operation) => !allowed.includes(operation))
    .filter((operation) => operation === 'update' || operation === 'create' || !asksForNew)
    .filter((operation) => operation !== 'create' || !asksForStored);
}

/** Returns the operations that the others allow to everybody who meets the allowance's condition. */
export function openOperations(
  { condition }: Allowance,
  others: Allowance[],
  text: string,
): string[] {
  const met = ['true', ...demandsOf(condition, text)];
  return others
    .filter((other) => demandsOf(other.condition, text).every((demand) => met.includes(demand)))
    .flatMap(({ operations: allowed }) => allowed.map((operation) => operation.text));
}

/** Returns the single demands that a condition joins by `&&`. */
function demandsOf(condition: Expression, text: string): string[] {
  return isJoint(condition) && condition.operator === '&&'
    ? [condition.left, condition.right].flatMap((side) => demandsOf(side, text))
    : [textOf(condition, text)];
}

function isNamed(expression: Expression, name: string): boolean {
  return expression.kind === 'name' && expression.text === name;
}
