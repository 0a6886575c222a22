import { expect, it } from 'vitest';
import { checks, chosenChecks } from './choice.ts';

it('chooses all checks by default', () => {
  expect([...chosenChecks(undefined)]).toEqual([...checks]);
});

it('chooses the named checks', () => {
  expect([...chosenChecks('rules, unit')]).toEqual(['unit', 'rules']);
});

it('adds the build to checks of the built site', () => {
  expect([...chosenChecks('e2e')]).toEqual(['build', 'e2e']);
  expect([...chosenChecks('hosting')]).toEqual(['build', 'hosting']);
  expect([...chosenChecks('engines')]).toEqual(['build', 'engines']);
});

it('rejects an unknown check', () => {
  expect(() => chosenChecks('unit,e2')).toThrow(/^No such check: e2\. There are types, lint, unit/);
});
