import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callOutcomes, historyKinds, leadStatuses } from '#src/domain/leads/lead-history.ts';

const rules = readFileSync('firestore.rules', 'utf8');
const branch = /\.kind == '([\w-]+)'\s+(?:\?|&&) isLineOfNow\(\S+, (.*?\], \[.*?\])\)/g;
const inRules = [...rules.matchAll(branch)].map(([, kind, fields]) => `${kind}: ${fields}`);

/** Returns what the rules say of a kind: its fields, and those that a line may lack. */
function describeShape(
  kind: string,
  fields: (typeof historyKinds)[keyof typeof historyKinds]['fields'],
) {
  const list = (isOptional: boolean) =>
    Object.entries(fields)
      .filter(([, schema]) => schema.safeParse(undefined).success === isOptional)
      .map(([field]) => `'${field}'`)
      .join(', ');
  return `${kind}: [${list(false)}], [${list(true)}]`;
}

test('firestore.rules and the table know the same kinds of lines, with the same fields', () => {
  const inTable = Object.entries(historyKinds).map(([kind, { fields }]) =>
    describeShape(kind, fields),
  );
  expect([
    ...inTable
      .filter((shape) => !inRules.includes(shape))
      .map((shape) => `firestore.rules, changesAsItSays: ${shape} is missing`),
    ...inRules
      .filter((shape) => !inTable.includes(shape))
      .map((shape) => `src/domain/leads/lead-history.ts, historyKinds: ${shape} is missing`),
  ]).toEqual([]);
});

test.each([
  // A lead gets the status passed-on from its own kind of line.
  ['after.status', leadStatuses.filter(({ value }) => value !== 'passed-on')],
  ['line.outcome', callOutcomes],
])('firestore.rules list each choice of %s', (field, choices) => {
  const [, list = ''] = new RegExp(`${field} in \\[(.*?)\\]`).exec(rules) ?? [];
  const missing = choices.filter(({ value }) => !list.includes(`'${value}'`));
  expect(
    missing.map(({ value }) => `firestore.rules, changesAsItSays: ${field}: '${value}' is missing`),
  ).toEqual([]);
});
