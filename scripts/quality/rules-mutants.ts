import { parseSync } from 'vite';

/** The rules with one change. */
export interface Mutant {
  /** The change in its line: `isScore: && value {<= → <} 1`. */
  name: string;
  collections: string[];
  rules: string;
}

type Place = Record<'start' | 'end', number>;
type Change = Place & { instead: string };
/** An expression as the parser returns it, with its operands or elements. */
type Node = Place & { type: string; text: string; parts: Node[] };
/** A line `allow a, b: if condition;`, or a function, which only returns an expression. */
type Declaration = Place & { name: string; operations: string[]; condition: Node; text: string };

const everyOperation = ['get', 'list', 'create', 'update', 'delete'];
/** Each beside what a mutant has in its place. */
const operators = ['<', '<=', '>', '>=', '==', '!='];

/** Returns every mutant of formatted rules, whose comments have lines of their own. */
export function listMutants(rules: string): Mutant[] {
  const all = listDeclarations(rules.replace(/^ *\/\/.*$/gm, (line) => ' '.repeat(line.length)));
  const mutants = all.flatMap((one) => {
    const { name, condition } = one;
    const users = all.filter((other) => other === one || reach(other, all).includes(`${name}(`));
    const collections = users.flatMap((user) => /^\/(\w+)/.exec(user.name)?.[1] ?? []);
    return [...openOperations(one, all), ...changeAll(condition, rules)].map(
      ({ start, end, instead }): Mutant => {
        const [before] = /[^\n]*$/.exec(rules.slice(0, start)) ?? [''];
        const [after] = /^[^\n]*/.exec(rules.slice(end)) ?? [''];
        const change = `${before.trimStart()}{${rules.slice(start, end)} → ${instead}}${after}`;
        const changed = rules.slice(0, start) + instead + rules.slice(end);
        return { name: `${name}: ${change}`.replace(/\s+/g, ' '), collections, rules: changed };
      },
    );
  });
  const unique = new Map(mutants.map((mutant) => [mutant.rules, mutant]));
  return [...unique.values()].filter((mutant) => mutant.rules !== rules);
}

/** Does not support `let` and recursive wildcards, which the rules of this project do not use. */
function listDeclarations(rules: string): Declaration[] {
  const heads =
    /match (\/\S+) \{|(?<=allow )([\w, ]+): if |function (\w+)\([^)]*\)\s*\{\s*return /g;
  let path = '';
  return [...rules.matchAll(heads)].flatMap(({ 0: head, index, 1: inner, 2: listed, 3: name }) => {
    if (inner) path = inner;
    if (!listed && !name) return [];
    const condition = parseCondition(rules, index + head.length);
    const text = rules.slice(condition.start, condition.end);
    const place = { start: index, end: index + (listed ?? '').length };
    return { ...place, name: name ?? path, operations: listed?.split(', ') ?? [], condition, text };
  });
}

/** Parses an expression as JavaScript, but for paths, `is`, and the colon of a part. */
function parseCondition(rules: string, at: number): Node {
  const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
  const [condition = ''] = new RegExp(`^(?:${quoted}|[^;'"])*`).exec(rules.slice(at)) ?? [];
  const foreign = /\/databases(?:\/(?:\w+|\$\([^()]*\)))+|\bis\b|(?<=\[[^\][?]*):/.source;
  // Of the same length, so that places are those in the rules.
  const script = condition.replace(
    new RegExp(`(${quoted})|${foreign}`, 'g'),
    (found, text) => text ?? { is: 'in', ':': ',' }[found] ?? '_'.repeat(found.length),
  );
  const { program } = parseSync('rules.js', `(${script})`);
  // biome-ignore lint/suspicious/noExplicitAny: one of the parser's many types of nodes.
  function toNode(node: any): Node {
    const [start, end] = [at - 1 + node.start, at - 1 + node.end];
    if (node.type === 'ParenthesizedExpression') return { ...toNode(node.expression), start, end };
    const named = node.computed === false ? node.property : undefined;
    const text = node.operator || named?.name || rules.slice(start, end);
    const children = Object.values(node).flat();
    const parts = children.filter((child) => Object(child).type && child !== named).map(toNode);
    return { type: node.type, text, start, end, parts };
  }
  return toNode(Object(program.body[0]).expression.expression);
}

/** Returns the text of a condition and of the functions that it calls, directly or indirectly. */
function reach(one: Declaration, all: readonly Declaration[]): string {
  const reached = new Set([one]);
  for (const { text } of reached) {
    for (const other of all) if (text.includes(`${other.name}(`)) reached.add(other);
  }
  return [...reached].map(({ text }) => text).join('\n');
}

/** Returns the ways to allow everybody what a line allows, one of several operations, or one that nobody has. */
function openOperations(one: Declaration, all: readonly Declaration[]): Change[] {
  const { name, operations, condition, start, end } = one;
  if (operations.length === 0) return [];
  const ofPath = all.filter((other) => other.name === name);
  const known = ofPath.map((other) => `${other.operations}`.replace('read', 'get,list')).join();
  const missing = everyOperation.filter((each) => !known.includes(each));
  const opened = [...(operations[1] ? operations : []), ...(one === ofPath[0] ? missing : [])];
  const lines = opened.map((each) => `${each}: if true; allow ${operations.join(', ')}`);
  return [{ ...condition, instead: 'true' }, ...lines.map((instead) => ({ start, end, instead }))];
}

/** Returns every way to loosen or break a condition or a part of it; may contain duplicates. */
function changeAll(node: Node, rules: string): Change[] {
  // Another digit of a time, as a part of a text, differs only on some days of the year.
  const isPart = node.type === 'MemberExpression' && /\[\d+:/.test(node.text);
  const parts = isPart ? node.parts.slice(0, 1) : node.parts;
  return [...changeNode(node, rules), ...parts.flatMap((part) => changeAll(part, rules))];
}

function changeNode(node: Node, rules: string): Change[] {
  const { type, text, parts } = node;
  const [first = node, second = node] = parts;
  const put = ({ start, end }: Place, instead: string): Change => ({ start, end, instead });
  const always = put(node, 'true');
  if (type === 'LogicalExpression') {
    return parts.flatMap((side) => {
      if (side.type === type && side.text === text) return [];
      return [put(side, 'true'), ...(text === '||' ? [put(side, 'false')] : [])];
    });
  }
  if (text === 'in') return [always];
  if (operators.includes(text)) {
    // No test can hit the exact instant of the server's clock, so `<` and `<=` cannot be told apart.
    const isOfClock = rules.slice(first.start, second.end).includes('request.time');
    if (isOfClock && /[<>]/.test(text)) return [always];
    const start = rules.indexOf(text, first.end);
    const opposite = operators[operators.indexOf(text) ^ 1] ?? '';
    const other = put({ start, end: start + text.length }, opposite);
    return [always, other, ...(second.text === '0' ? [put(second, '-1')] : [])];
  }
  if (text === '!') return [put(node, rules.slice(first.start, first.end))];
  if (/^(true|false)$/.test(text)) return [put(node, String(text === 'false'))];
  if (/^\d/.test(text)) {
    const digits = text.split('.')[1]?.length ?? 0;
    // A zero is lowered only in comparisons: no length and no index is below zero.
    const values = (Number(text) === 0 ? [1] : [-1, 1]).map((step) => step / 10 ** digits);
    return values.map((value) => put(node, (Number(text) + value).toFixed(digits)));
  }
  if (type === 'ArrayExpression') {
    const texts = parts.map(({ start, end }) => rules.slice(start, end));
    const lists = [...texts.map((_, at) => texts.toSpliced(at, 1)), [...texts, "'unknown'"]];
    return lists.map((list) => put(node, `[${list.join(', ')}]`));
  }
  if (type !== 'CallExpression' || !/^(matches|hasOnly|hasAll|hasAny)$/.test(first.text)) return [];
  const [, quote, pattern] =
    first.text === 'matches' ? (/^(['"])(.*)['"]$/s.exec(second.text) ?? []) : [];
  const looser = pattern === undefined ? [] : [`(?s:.*)(${pattern})`, `(${pattern})(?s:.*)`];
  return [always, ...looser.map((loose) => put(second, `${quote}${loose}${quote}`))];
}
