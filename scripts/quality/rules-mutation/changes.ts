import { allWithin, type Expression } from './expression.ts';

/** A replacement of a piece of the rules. */
export interface Change {
  /** Index of the first character to replace. */
  start: number;
  /** Index after the last character to replace. */
  end: number;
  instead: string;
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;
type Piece = Pick<Change, 'start' | 'end'>;

const otherComparisons: Record<string, string> = {
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
  '==': '!=',
  '!=': '==',
};
const conditionOperators = ['&&', '||', 'in', 'is', ...Object.keys(otherComparisons)];

/** Methods that return a boolean. */
const questions = ['matches', 'hasOnly', 'hasAll', 'hasAny'];

/** Matches any text in a pattern of `matches`. */
const anything = '(?s:.*)';

/** Returns every way to loosen or break a condition or the result of a function; may contain duplicates. */
export function changesIn(whole: Expression, text: string): Change[] {
  const positions = allWithin(whole).flatMap(positionsIn);
  const expressions = allWithin(whole).filter((expression) => !positions.includes(expression));
  return expressions.flatMap((expression) => [
    ...(isSingleCondition(expression) ? [replaced(expression, 'true')] : []),
    ...changesOf(expression, text),
  ]);
}

/**
 * Returns the bounds of a part of a text. They are not limits: another digit of a time differs only on
 * some days of the year.
 */
function positionsIn(expression: Expression): Expression[] {
  return expression.kind === 'part' && expression.bounds.length > 1 ? expression.bounds : [];
}

/** Whether it is a boolean, and not one joined by `&&` or `||`. */
function isSingleCondition(expression: Expression): boolean {
  if (expression.kind === 'call') {
    return expression.callee.kind === 'member' && questions.includes(expression.callee.name);
  }
  return (
    expression.kind === 'binary' &&
    conditionOperators.includes(expression.operator) &&
    !isJoint(expression)
  );
}

/** Whether it joins conditions by `&&` or `||`. */
export function isJoint(expression: Expression): expression is Of<'binary'> {
  return expression.kind === 'binary' && ['&&', '||'].includes(expression.operator);
}

function changesOf(expression: Expression, text: string): Change[] {
  switch (expression.kind) {
    case 'binary':
      return isJoint(expression) ? changesOfJoint(expression) : changesOfOperator(expression, text);
    case 'unary':
      return changesOfUnary(expression, text);
    case 'name':
      return changesOfName(expression);
    case 'number':
      return changesOfNumber(expression);
    case 'list':
      return changesOfList(expression);
    case 'call':
      return changesOfPattern(expression, text);
    default:
      return [];
  }
}

function changesOfJoint({ operator, left, right }: Of<'binary'>): Change[] {
  const values = operator === '&&' ? ['true'] : ['true', 'false'];
  return [left, right]
    .filter((side) => !(isJoint(side) && side.operator === operator))
    .flatMap((side) => values.map((value) => replaced(side, value)));
}

function changesOfOperator({ operator, left, right }: Of<'binary'>, text: string): Change[] {
  const other = otherComparisons[operator];
  if (!other) return [];
  const isOfClock = [left, right].some((side) => textOf(side, text).includes('request.time'));
  // No test can hit the exact instant of the server's clock, so `<` and `<=` cannot be told apart.
  if (isOfClock && isOrder(operator)) return [];
  const start = text.indexOf(operator, left.end);
  return [
    replaced({ start, end: start + operator.length }, other),
    ...(isZero(right) ? [replaced(right, '-1')] : []),
  ];
}

function changesOfUnary(expression: Of<'unary'>, text: string): Change[] {
  const { operator, operand } = expression;
  return operator === '!' ? [replaced(expression, textOf(operand, text))] : [];
}

function changesOfName(name: Expression & { text: string }): Change[] {
  if (name.text === 'true') return [replaced(name, 'false')];
  if (name.text === 'false') return [replaced(name, 'true')];
  return [];
}

// A zero is lowered only in comparisons: no length and no index is below zero.
function changesOfNumber(number: Expression & { text: string }): Change[] {
  const steps = isZero(number) ? [1] : [-1, 1];
  return steps.map((step) => replaced(number, neighbor(number.text, step)));
}

/** Loosens a pattern of `matches`: anything before it, and anything after it. */
function changesOfPattern(call: Of<'call'>, text: string): Change[] {
  const [pattern] = call.args;
  const { callee } = call;
  if (callee.kind !== 'member' || callee.name !== 'matches' || pattern?.kind !== 'string')
    return [];
  const quoted = textOf(pattern, text);
  const [quote, inner] = [quoted[0], quoted.slice(1, -1)];
  return [`${anything}(${inner})`, `(${inner})${anything}`].map((looser) =>
    replaced(pattern, `${quote}${looser}${quote}`),
  );
}

/** Drops each element of a list, and adds an unknown one. */
function changesOfList({ elements, end }: Of<'list'>): Change[] {
  const last = elements.at(-1);
  const dropped = elements.map((element, index): Change => {
    const [before, after] = [elements[index - 1], elements[index + 1]];
    // Including the comma.
    if (after) return replaced({ start: element.start, end: after.start }, '');
    return replaced({ start: before?.end ?? element.start, end: element.end }, '');
  });
  const added = last
    ? replaced({ start: last.end, end: last.end }, ", 'unknown'")
    : replaced({ start: end - 1, end: end - 1 }, "'unknown'");
  return [...dropped, added];
}

function isOrder(operator: string): boolean {
  return ['<', '<=', '>', '>='].includes(operator);
}

function isZero(expression: Expression): boolean {
  return expression.kind === 'number' && Number(expression.text) === 0;
}

/** Returns the number changed by a step of its last digit: 0.4 for 0.5. */
function neighbor(number: string, step: number): string {
  const digits = number.split('.')[1]?.length ?? 0;
  return (Number(number) + step / 10 ** digits).toFixed(digits);
}

function replaced({ start, end }: Piece, instead: string): Change {
  return { start, end, instead };
}

/** Returns the text of a piece of the rules. */
export function textOf({ start, end }: Piece, text: string): string {
  return text.slice(start, end);
}
