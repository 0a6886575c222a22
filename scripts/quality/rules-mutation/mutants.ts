import { type Change, changesIn, isJoint, textOf } from './changes.ts';
import { type Expression, partsOf } from './expression.ts';
import { openOperations, operationChanges } from './operation-changes.ts';
import { CallGraph, type RulesFile, readRules } from './rules-file.ts';

/** The rules with one clause changed. */
export interface Mutant {
  /** The change: `isScore: value {<= → <} 1`. */
  name: string;
  /** The changed path with its operations, or the changed function. */
  scope: string;
  /** The smallest clause around the change, before the change. */
  clause: string;
  /** The replaced text. */
  removed: string;
  /** The replacement. */
  instead: string;
  /** The collections that the clause concerns. */
  collections: string[];
  /** The changed rules. */
  rules: string;
}

interface Site {
  scope: string;
  collections: string[];
  changes: Change[];
  /** From the largest to the smallest. */
  clauses: Pick<Change, 'start' | 'end'>[];
}

/** Returns every mutant of a rules file, in the order of their places. */
export function mutantsOf(text: string): Mutant[] {
  const mutants = sitesOf(readRules(text), text).flatMap(({ changes, ...site }) =>
    changes.map((change) => mutant(text, site, change)),
  );
  const seen = new Set<string>([text]);
  return mutants.filter(({ rules }) => !seen.has(rules) && seen.add(rules));
}

function sitesOf(file: RulesFile, text: string): Site[] {
  const graph = new CallGraph(file);
  const ofPaths = file.allowances.map((allowance): Site => {
    const { path, operations, condition } = allowance;
    const start = operations[0]?.start ?? condition.start;
    return {
      scope: `${path} ${operations.map(({ text }) => text).join(', ')}`,
      collections: [collectionOf(path)],
      changes: [
        ...operationChanges(
          allowance,
          graph.withCalled(condition),
          openOperations(
            allowance,
            file.allowances.filter((one) => one.path === path && one !== allowance),
            text,
          ),
        ),
        ...changesIn(condition, text),
      ],
      clauses: [{ start, end: condition.end }, ...clausesOf(condition)],
    };
  });
  const ofFunctions = file.functions.map(
    ({ name, result }): Site => ({
      scope: name,
      collections: [...new Set(graph.pathsThatCall(name).map(collectionOf))],
      changes: changesIn(result, text),
      clauses: clausesOf(result),
    }),
  );
  return [...ofPaths, ...ofFunctions];
}

function mutant(text: string, site: Omit<Site, 'changes'>, change: Change): Mutant {
  const { scope, collections, clauses } = site;
  const place = clauses.findLast(({ start, end }) => start <= change.start && change.end <= end);
  const { start, end } = place ?? change;
  const before = squeezed(text.slice(start, change.start));
  const after = squeezed(text.slice(change.end, end));
  const difference = `{${squeezed(textOf(change, text))} → ${squeezed(change.instead)}}`;
  return {
    name: `${scope}: ${lastOf(before)}${difference}${firstOf(after)}`,
    scope,
    clause: squeezed(text.slice(start, end)),
    removed: textOf(change, text),
    instead: change.instead,
    collections,
    rules: text.slice(0, change.start) + change.instead + text.slice(change.end),
  };
}

/** Returns a condition and the conditions that it joins, from the largest to the smallest. */
function clausesOf(condition: Expression): Expression[] {
  return [condition, ...(isJoint(condition) ? partsOf(condition).flatMap(clausesOf) : [])];
}

function collectionOf(path: string): string {
  return path.split('/')[1] ?? path;
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Enough to tell apart two changes of a long clause. */
const shownLength = 40;

function firstOf(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

function lastOf(text: string): string {
  return text.length > shownLength ? `…${text.slice(-shownLength)}` : text;
}
