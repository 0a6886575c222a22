import { parseSync } from 'vite';

export interface Mutant {
  /** The change: `isScore: value {<= → <} 1`. */
  name: string;
  scope: string;
  /** The smallest clause around the change, before the change. */
  clause: string;
  collections: string[];
  rules: string;
}

interface Place {
  start: number;
  end: number;
}

interface Change extends Place {
  instead: string;
  clause?: Place;
}

/** An expression of the rules, whose place includes parentheses around it. */
interface Expression extends Place {
  type: string;
  text: string;
  /** From left to right: the operands, the elements, or what a suffix follows and its arguments. */
  parts: Expression[];
}

/** A line `allow a, b: if condition;`, or a function, which only returns an expression. */
interface Declaration {
  name: string;
  operations?: (Place & { names: string[] }) | undefined;
  condition: Expression;
}

/** Returns every mutant of formatted rules, whose comments have lines of their own. */
export function mutantsOf(text: string): Mutant[] {
  const all = declarationsIn(text.replace(/^ *\/\/.*$/gm, (comment) => ' '.repeat(comment.length)));
  const mutants = all.flatMap((declaration) => mutantsIn(declaration, all, text));
  const unique = [...Map.groupBy(mutants, ({ rules }) => rules)].flatMap(([rules, [mutant]]) =>
    mutant && rules !== text ? [mutant] : [],
  );
  return [...Map.groupBy(unique, ({ name }) => name).values()].flatMap((sameName) =>
    sameName.map((mutant, index) =>
      index === 0 ? mutant : { ...mutant, name: `${mutant.name} (${index + 1})` },
    ),
  );
}

/**
 * Returns all conditions and functions of formatted rules without comments. Does not support `let` and
 * recursive wildcards, which the rules of this project do not use.
 */
export function declarationsIn(rules: string): Declaration[] {
  const all: Declaration[] = [];
  let path = '';
  const heads =
    /match (\/\S+) \{|allow ([\w, ]+?)\s*:\s*if |function (\w+)\([^)]*\)\s*\{\s*return /g;
  for (const { 0: head, index, 1: inner, 2: listed, 3: name } of rules.matchAll(heads)) {
    if (inner) path = inner;
    if (!listed && !name) continue;
    const start = index + 'allow '.length;
    all.push({
      name: name ?? path,
      operations: listed
        ? { start, end: start + listed.length, names: listed.split(/,\s*/) }
        : undefined,
      condition: parseCondition(rules, index + head.length),
    });
  }
  return all;
}

type Node = Place & Record<string, unknown> & { type: string };

const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const foreign = /\/databases(?:\/(?:\w+|\$\([^()]*\)))+|\bis\b|(?<=\[[^\][?]*):/.source;

/**
 * Parses the expression that begins at an index and ends with a semicolon. Its language is JavaScript's,
 * except for paths, `is`, and the colon of a part; maps with keys are not supported.
 */
function parseCondition(rules: string, at: number): Expression {
  const [condition = ''] = new RegExp(`^(?:${strings}|[^;'"])*`).exec(rules.slice(at)) ?? [];
  // Of the same length, so that places are those in the rules.
  const script = condition.replace(
    new RegExp(`(${strings})|${foreign}`, 'g'),
    (found, string) => string ?? { is: 'in', ':': ',' }[found] ?? '_'.repeat(found.length),
  );
  const { program, errors } = parseSync('rules.js', `(${script})`);
  if (errors[0]) throw new Error(`${errors[0].message} in: ${condition}`);
  const [statement] = program.body as unknown as [{ expression: { expression: Node } }];

  function toExpression(node: Node): Expression {
    const { type, expression, operator, computed, property } = node;
    const [start, end] = [at - 1 + node.start, at - 1 + node.end];
    if (type === 'ParenthesizedExpression') {
      return { ...toExpression(expression as Node), start, end };
    }
    const children = Object.values(node)
      .flat()
      .filter((value): value is Node => Boolean(Object(value).type))
      .filter((child) => computed !== false || child !== property)
      // The indexes of a part.
      .flatMap((child) => (child.expressions as Node[] | undefined) ?? child);
    const name = computed === false && Object(property).name;
    const text = operator || name || rules.slice(start, end);
    return { type, text, start, end, parts: children.map(toExpression) };
  }

  return toExpression(statement.expression.expression);
}

function mutantsIn(one: Declaration, all: readonly Declaration[], text: string): Mutant[] {
  const { name, operations, condition } = one;
  const scope = operations ? `${name} ${operations.names.join(', ')}` : name;
  const collections = all
    .filter((other) => other.operations)
    .filter((other) => other === one || reachedText(other, all, text).includes(`${name}(`))
    .map(({ name }) => name.split('/')[1] ?? name);
  const part = (from: number, to: number) => text.slice(from, to).replace(/\s+/g, ' ');
  const changes = [...changesOfOperations(one, all, text), ...changesIn(condition, text)];
  return changes.map(({ start, end, instead, clause = condition }) => {
    // Enough to tell apart two changes of a long clause.
    const before = part(clause.start, start).replace(/^.+(?=.{40}$)/, '…');
    const after = part(end, clause.end).replace(/(?<=^.{40}).+$/, '…');
    const difference = `{${part(start, end)} → ${instead.replace(/\s+/g, ' ')}}`;
    return {
      name: `${scope}: ${before}${difference}${after}`,
      scope,
      clause: part(clause.start, clause.end),
      collections: [...new Set(collections)],
      rules: text.slice(0, start) + instead + text.slice(end),
    };
  });
}

/** Returns the text of a condition and of the functions that it calls, directly or indirectly. */
function reachedText(one: Declaration, all: readonly Declaration[], text: string): string {
  const reached = new Set([one]);
  for (const declaration of reached) {
    for (const [, called] of textOf(declaration, text).matchAll(/\b(\w+)\(/g)) {
      for (const other of all) if (other.name === called) reached.add(other);
    }
  }
  return [...reached].map((declaration) => textOf(declaration, text)).join('\n');
}

function textOf({ condition: { start, end } }: Declaration, text: string): string {
  return text.slice(start, end);
}

const everyOperation = ['get', 'list', 'create', 'update', 'delete'];

/** Returns every way to allow one more operation, one less, or one without a condition. */
function changesOfOperations(one: Declaration, all: readonly Declaration[], text: string) {
  const { name: path, operations, condition } = one;
  if (!operations) return [];
  const { names } = operations;
  const demandsOf = (other: Declaration) => textOf(other, text).split(/\s*&&\s*/);
  const met = ['true', ...demandsOf(one)];
  // What the path already allows to everybody who meets the condition.
  const open = all
    .filter((other) => other.name === path && demandsOf(other).every((each) => met.includes(each)))
    .flatMap((other) => other.operations?.names ?? [])
    .flatMap((name) => (name === 'read' ? ['get', 'list'] : name));
  // Reading and deleting have no new document to meet the condition, and creating has no stored one.
  const asked = reachedText(one, all, text);
  const others = everyOperation
    .filter((name) => !open.includes(name))
    .filter((name) => /create|update/.test(name) || !asked.includes('request.resource'))
    .filter((name) => name !== 'create' || !/(?<!request\.)\bresource\b/.test(asked));
  const several = names.length > 1 ? names : [];
  const fewer = several.map((name) => names.filter((other) => other !== name));
  const more = others.map((name) => [...names, name]);
  const changed = condition.text === 'false' ? [] : [...fewer, ...more];
  const lines = [
    ...several.map((name) => `${name}: if true;\n      allow ${names.join(', ')}`),
    ...changed.map((list) => list.join(', ')),
  ];
  const clause = { start: operations.start, end: condition.end };
  return [
    replace(condition, 'true'),
    ...lines.map((line): Change => ({ ...replace(operations, line), clause })),
  ];
}

/** Returns every way to loosen or break a condition or a part of it; may contain duplicates. */
function changesIn(condition: Expression, text: string, clause: Place = condition): Change[] {
  const { type, parts } = condition;
  // Another digit of a time, as a part of a text, differs only on some days of the year.
  const isPart = type === 'MemberExpression' && parts.length > 2;
  return [
    ...changesOf(condition, text).map((change) => ({ clause, ...change })),
    ...(isPart ? parts.slice(0, 1) : parts).flatMap((part) =>
      changesIn(part, text, isJoint(condition) ? part : clause),
    ),
  ];
}

function isJoint({ type }: Expression): boolean {
  return type === 'LogicalExpression';
}

const opposites = { '<=': '<', '<': '<=', '>=': '>', '>': '>=', '==': '!=', '!=': '==' } as const;

function changesOf(expression: Expression, text: string): Change[] {
  const { type, text: token, parts, end } = expression;
  const [first = expression, second = first] = parts;
  const always = replace(expression, 'true');
  if (isJoint(expression)) {
    const values = token === '&&' ? ['true'] : ['true', 'false'];
    const sides = parts.filter((side) => !(isJoint(side) && side.text === token));
    return sides.flatMap((clause) =>
      values.map((value) => ({ ...replace(clause, value), clause })),
    );
  }
  if (type === 'ConditionalExpression') {
    return parts.slice(1).map((clause) => ({ ...replace(clause, 'true'), clause }));
  }
  if (token === 'in') return [always];
  if (token in opposites) {
    // No test can hit the exact instant of the server's clock, so `<` and `<=` cannot be told apart.
    const isOfClock = text.slice(first.start, second.end).includes('request.time');
    if (isOfClock && /[<>]/.test(token)) return [always];
    const start = text.indexOf(token, first.end);
    const instead = opposites[token as keyof typeof opposites];
    const other = { start, end: start + token.length, instead };
    return [always, other, ...(second.text === '0' ? [replace(second, '-1')] : [])];
  }
  if (token === '!') return [replace(expression, text.slice(first.start, first.end))];
  if (token === 'true' || token === 'false') {
    return [replace(expression, String(token === 'false'))];
  }
  if (/^\d/.test(token)) {
    const digits = token.split('.')[1]?.length ?? 0;
    // A zero is lowered only in comparisons: no length and no index is below zero.
    return (Number(token) === 0 ? [1] : [-1, 1])
      .map((step) => (Number(token) + step / 10 ** digits).toFixed(digits))
      .map((value) => replace(expression, value));
  }
  if (type === 'ArrayExpression') {
    // Drops each element with a comma, and adds an unknown one.
    const dropped = parts.map(({ start, end }, index) => {
      const [before, after] = [parts[index - 1], parts[index + 1]];
      if (after) return { start, end: after.start, instead: '' };
      return { start: before?.end ?? start, end, instead: '' };
    });
    const at = parts.at(-1)?.end ?? end - 1;
    const instead = parts.length > 0 ? ", 'unknown'" : "'unknown'";
    return [...dropped, { start: at, end: at, instead }];
  }
  if (type !== 'CallExpression' || !/^(matches|hasOnly|hasAll|hasAny)$/.test(first.text)) return [];
  const [, pattern] = first.text === 'matches' ? (/^['"](.*)['"]$/s.exec(second.text) ?? []) : [];
  const looser = pattern === undefined ? [] : [`(?s:.*)(${pattern})`, `(${pattern})(?s:.*)`];
  const quote = second.text.charAt(0);
  return [always, ...looser.map((loose) => replace(second, quote + loose + quote))];
}

function replace({ start, end }: Place, instead: string): Change {
  return { start, end, instead };
}
