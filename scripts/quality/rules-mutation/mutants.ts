import { allWithin, type Expression, parseExpression } from './expression.ts';

/** The rules with one clause changed. */
export interface Mutant {
  /** The change: `isScore: value {<= → <} 1`. */
  name: string;
  /** The changed path with its operations, or the changed function. */
  scope: string;
  /** The smallest clause around the change, before the change. */
  clause: string;
  difference: string;
  collections: string[];
  rules: string;
}

interface Place {
  start: number;
  end: number;
}

interface Change extends Place {
  instead: string;
}

/** A line `allow a, b: if condition;`, or a function, which only returns an expression. */
interface Declaration {
  /** Its path within the database, or the function's name. */
  name: string;
  operations?: Place & { names: string[] };
  condition: Expression;
}

/** Returns every mutant of formatted rules, in the order of their places. */
export function mutantsOf(text: string): Mutant[] {
  const rules = withoutComments(text);
  const declarations = declarationsIn(rules);
  const mutants = declarations.flatMap((declaration) => mutantsIn(declaration, declarations, text));
  const seen = new Set<string>([text]);
  return mutants.filter(({ rules }) => !seen.has(rules) && seen.add(rules));
}

function withoutComments(text: string): string {
  return text.replace(
    /('(?:[^'\\\n]|\\.)*'|"[^"\n]*")|\/\/.*|\/\*[\s\S]*?\*\//g,
    (found, string) => (string ? found : found.replace(/\S/g, ' ')),
  );
}

/**
 * Returns all conditions and functions of formatted rules. Does not support `let` and recursive wildcards,
 * which the rules of this project do not use.
 */
export function declarationsIn(rules: string): Declaration[] {
  const all: Declaration[] = [];
  let path = '';
  const heads =
    /match (\/\S+) \{|allow ([\w, ]+?)\s*:\s*if |function (\w+)\([^)]*\)\s*\{\s*return /g;
  for (const { 0: head, index, 1: inner, 2: listed, 3: name } of rules.matchAll(heads)) {
    if (inner) path = inner;
    const condition = () => parseExpression(rules, index + head.length);
    if (name) all.push({ name, condition: condition() });
    if (!listed) continue;
    const start = index + 'allow '.length;
    const operations = { start, end: start + listed.length, names: listed.split(/,\s*/) };
    all.push({ name: path, operations, condition: condition() });
  }
  return all;
}

function mutantsIn(one: Declaration, all: readonly Declaration[], text: string): Mutant[] {
  const { name, operations, condition } = one;
  const scope = operations ? `${name} ${operations.names.join(', ')}` : name;
  const clauses = [
    ...(operations ? [{ start: operations.start, end: condition.end }] : []),
    ...clausesOf(condition),
  ];
  const paths = operations
    ? [name]
    : all
        .filter((other) => other.operations && callsOf(other, all).has(name))
        .map(({ name }) => name);
  const collections = [...new Set(paths.map((path) => path.split('/')[1] ?? path))];
  const changes = [...changesOfOperations(one, all, text), ...changesIn(condition, text)];
  return changes.map(({ start, end, instead }) => {
    const clause =
      clauses.findLast((place) => place.start <= start && end <= place.end) ?? condition;
    const before = squeezed(text.slice(clause.start, start));
    const after = squeezed(text.slice(end, clause.end));
    const difference = `{${squeezed(text.slice(start, end))} → ${squeezed(instead)}}`;
    return {
      // Enough to tell apart two changes of a long clause.
      name: `${scope}: ${before.length > 40 ? `…${before.slice(-40)}` : before}${difference}${after.length > 40 ? `${after.slice(0, 40)}…` : after}`,
      scope,
      clause: squeezed(text.slice(clause.start, clause.end)),
      difference,
      collections,
      rules: text.slice(0, start) + instead + text.slice(end),
    };
  });
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Returns a condition and the conditions that it joins, from the largest to the smallest. */
function clausesOf(condition: Expression): Expression[] {
  return [condition, ...(isJoint(condition) ? condition.parts.flatMap(clausesOf) : [])];
}

function isJoint({ kind, text }: Expression): boolean {
  return kind === 'binary' && ['&&', '||'].includes(text);
}

/** Returns the names of the functions that a declaration calls, directly or indirectly. */
function callsOf({ condition }: Declaration, all: readonly Declaration[]): Set<string> {
  const called = new Set<string>();
  const queue = [condition];
  for (const one of queue) {
    for (const { kind, parts } of allWithin(one)) {
      const name = kind === 'call' && parts[0]?.kind === 'value' ? parts[0].text : '';
      const known = all.find((other) => !other.operations && other.name === name);
      if (!known || called.has(name)) continue;
      called.add(name);
      queue.push(known.condition);
    }
  }
  return called;
}

/** Returns every way to loosen or break a condition; may contain duplicates. */
function changesIn(condition: Expression, text: string): Change[] {
  // Another digit of a time, as a part of a text, differs only on some days of the year.
  const positions = allWithin(condition).flatMap(({ kind, parts }) =>
    kind === 'part' && parts.length > 2 ? parts.slice(1) : [],
  );
  return allWithin(condition)
    .filter((one) => !positions.includes(one))
    .flatMap((one) => [...(isSingle(one) ? [replace(one, 'true')] : []), ...changesOf(one, text)]);
}

const otherComparisons: Record<string, string> = {
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
  '==': '!=',
  '!=': '==',
};

/** Whether it is a boolean, and not one joined by `&&` or `||`. */
function isSingle({ kind, text, parts }: Expression): boolean {
  if (kind === 'binary') return text in otherComparisons || ['in', 'is'].includes(text);
  return kind === 'call' && /^(matches|hasOnly|hasAll|hasAny)$/.test(parts[0]?.text ?? '');
}

function changesOf(expression: Expression, text: string): Change[] {
  const { kind, text: token, parts, end } = expression;
  const [first, second] = parts;
  if (isJoint(expression)) {
    const values = token === '&&' ? ['true'] : ['true', 'false'];
    const sides = parts.filter((side) => !(isJoint(side) && side.text === token));
    return sides.flatMap((side) => values.map((value) => replace(side, value)));
  }
  if (kind === 'binary' && first && second && token in otherComparisons) {
    // No test can hit the exact instant of the server's clock, so `<` and `<=` cannot be told apart.
    const isOfClock = text.slice(first.start, second.end).includes('request.time');
    if (isOfClock && /[<>]/.test(token)) return [];
    const start = text.indexOf(token, first.end);
    const other = { start, end: start + token.length, instead: otherComparisons[token] ?? '' };
    return [other, ...(second.text === '0' ? [replace(second, '-1')] : [])];
  }
  if (token === '!' && first) return [replace(expression, text.slice(first.start, first.end))];
  if (kind === 'value') return changesOfValue(expression);
  if (kind === 'list') {
    // Drops each element with a comma, and adds an unknown one.
    const dropped = parts.map((element, index) => {
      const [before, after] = [parts[index - 1], parts[index + 1]];
      if (after) return { start: element.start, end: after.start, instead: '' };
      return { start: before?.end ?? element.start, end: element.end, instead: '' };
    });
    const at = parts.at(-1)?.end ?? end - 1;
    const instead = parts.length > 0 ? ", 'unknown'" : "'unknown'";
    return [...dropped, { start: at, end: at, instead }];
  }
  if (kind === 'call' && first?.text === 'matches' && second && /^['"]/.test(second.text)) {
    const [quote, inner] = [second.text[0], `(${second.text.slice(1, -1)})`];
    return [`(?s:.*)${inner}`, `${inner}(?s:.*)`].map((looser) =>
      replace(second, quote + looser + quote),
    );
  }
  return [];
}

function changesOfValue(value: Expression): Change[] {
  const { text } = value;
  if (text === 'true' || text === 'false') return [replace(value, String(text === 'false'))];
  if (!/^\d/.test(text)) return [];
  const digits = text.split('.')[1]?.length ?? 0;
  // A zero is lowered only in comparisons: no length and no index is below zero.
  const steps = Number(text) === 0 ? [1] : [-1, 1];
  return steps.map((step) => replace(value, (Number(text) + step / 10 ** digits).toFixed(digits)));
}

function replace({ start, end }: Place, instead: string): Change {
  return { start, end, instead };
}

const inFull: Record<string, string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** Returns every way to allow one more operation, one less, or one without a condition. */
function changesOfOperations(
  one: Declaration,
  all: readonly Declaration[],
  text: string,
): Change[] {
  const { operations, condition } = one;
  if (!operations) return [];
  const { names } = operations;
  const several = names.length > 1 ? names : [];
  const others = condition.text === 'false' ? [] : furtherOperations(one, all, text);
  return [
    replace(condition, 'true'),
    ...several.map((name) =>
      replace(operations, `${name}: if true;\n      allow ${names.join(', ')}`),
    ),
    ...(condition.text === 'false' ? [] : several).map((name) =>
      replace(operations, names.filter((other) => other !== name).join(', ')),
    ),
    ...others.map((name) => replace(operations, [...names, name].join(', '))),
  ];
}

// Only operations that the path does not allow already to everybody who meets the condition, and that could
// meet it: reading and deleting have no new document, and creating has no stored one.
function furtherOperations(one: Declaration, all: readonly Declaration[], text: string): string[] {
  const called = callsOf(one, all);
  const conditions = [one, ...all.filter((other) => !other.operations && called.has(other.name))];
  const asked = conditions
    .flatMap(({ condition }) => allWithin(condition))
    .filter(
      ({ text, parts }) => text === 'resource' && (parts[0]?.text ?? 'request') === 'request',
    );
  const asksForNew = asked.some(({ kind }) => kind === 'member');
  const asksForStored = asked.some(({ kind }) => kind === 'value');
  const met = ['true', ...demandsOf(one.condition, text)];
  const open = all.filter(
    (other) =>
      other.name === one.name &&
      demandsOf(other.condition, text).every((demand) => met.includes(demand)),
  );
  const allowed = [one, ...open]
    .flatMap(({ operations }) => operations?.names ?? [])
    .flatMap((name) => inFull[name] ?? [name]);
  return Object.values(inFull)
    .flat()
    .filter((operation) => !allowed.includes(operation))
    .filter((operation) => ['update', 'create'].includes(operation) || !asksForNew)
    .filter((operation) => operation !== 'create' || !asksForStored);
}

/** Returns the single demands that a condition joins by `&&`. */
function demandsOf(condition: Expression, text: string): string[] {
  const { kind, text: operator, parts, start, end } = condition;
  return kind === 'binary' && operator === '&&'
    ? parts.flatMap((side) => demandsOf(side, text))
    : [text.slice(start, end)];
}
