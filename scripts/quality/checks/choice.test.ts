import { expect, it } from 'vitest';
import { checks, chosenChecks } from './choice.ts';

it('chooses everything unless told otherwise', () => {
  expect([...chosenChecks(undefined)]).toEqual([...checks]);
});

it('chooses what is named', () => {
  expect([...chosenChecks('rules, unit')]).toEqual(['unit', 'rules']);
});

it('builds before what looks at the built site', () => {
  expect([...chosenChecks('e2e')]).toEqual(['build', 'e2e']);
  expect([...chosenChecks('hosting')]).toEqual(['build', 'hosting']);
  expect([...chosenChecks('engines')]).toEqual(['build', 'engines']);
});

it('names what is not a check', () => {
  expect(() => chosenChecks('unit,e2')).toThrow(/^No such check: e2\. There are types, lint, unit/);
});
