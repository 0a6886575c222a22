import { describe, expect, it } from 'vitest';
import { changedState, type LeadState, openedState } from './lead-state.ts';

const line = { at: '2026-11-21T15:00:00.000Z', by: 'ana@example.com' };
const opened: LeadState = openedState('mortgageQuotes', line);

describe('openedState', () => {
  it('has the status new and records who opened the lead and when', () => {
    expect(opened).toEqual({
      kind: 'mortgageQuotes',
      status: 'new',
      passedOnTo: '',
      history: [{ ...line, what: 'opened', text: '' }],
    });
  });
});

describe('changedState', () => {
  it.each([
    ['status', 'closed', { status: 'closed', passedOnTo: '' }],
    ['note', 'Called.', { status: 'new', passedOnTo: '' }],
    ['passed-on', 'a-buyer', { status: 'passed-on', passedOnTo: 'a-buyer' }],
  ] as const)('applies the change %s %s', (what, text, expected) => {
    const changed = changedState(opened, { ...line, what, text });

    expect(changed).toMatchObject(expected);
    expect(changed.history).toEqual([...opened.history, { ...line, what, text }]);
  });

  it('sets a lead that came back to qualified and clears its buyer', () => {
    const passedOn = changedState(opened, { ...line, what: 'passed-on', text: 'a-buyer' });

    expect(
      changedState(passedOn, { ...line, what: 'came-back', text: 'No answer.' }),
    ).toMatchObject({ status: 'qualified', passedOnTo: '' });
  });
});
