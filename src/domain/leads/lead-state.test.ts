import { describe, expect, it } from 'vitest';
import { documentBytes, documentMaxBytes } from '#src/domain/posts/changes/post-revision.ts';
import {
  changedState,
  followUpRefusal,
  fullHistoryText,
  type LeadChange,
  type LeadState,
  leadStateLimits,
  leadStateSchema,
  openedState,
} from './lead-state.ts';

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
    ['follow-up', '2026-12-01', { status: 'new', passedOnTo: '', followUp: '2026-12-01' }],
    ['follow-up', '', { status: 'new', passedOnTo: '', followUp: '' }],
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

describe('followUpRefusal', () => {
  it.each([
    ['2026-11-25', undefined],
    ['2027-01-01', undefined],
    ['2026-11-24', 'Choose today or a later day.'],
    ['2027-02-29', 'Choose a day.'],
    ['12026-12-01', 'Choose a day.'],
    ['', 'Choose a day.'],
  ])('of %j on November 25 is %j', (day, refusal) => {
    expect(followUpRefusal(day, '2026-11-25')).toBe(refusal);
  });
});

describe('a state as stored', () => {
  it.each([{}, { followUp: '2026-12-01' }, { followUp: '' }])('may have %j', (changes) => {
    const state = { ...opened, ...changes };
    expect(
      leadStateSchema.parse({ ...state, updatedAt: { toDate: () => new Date() } }),
    ).toMatchObject(state);
  });
});

describe('the limits of a history', () => {
  const { note, notesUpToLine, lines } = leadStateLimits;

  it.each([
    ['note', notesUpToLine - 1, undefined],
    [
      'note',
      notesUpToLine,
      'The history has 200 lines and takes no more notes. Other changes can still be saved.',
    ],
    ['note', lines, 'The history has 250 lines and takes no more changes.'],
    ['status', lines - 1, undefined],
    ['passed-on', lines - 1, undefined],
    ['follow-up', lines - 1, undefined],
    ['came-back', lines, 'The history has 250 lines and takes no more changes.'],
  ] as const)('refuse a line for %s after %i lines with %j', (what, lineCount, text) => {
    expect(fullHistoryText(what, lineCount)).toBe(text);
  });

  it('fit into a document with the longest texts', () => {
    const longest = '😀'.repeat(note.max);
    const id = 'x'.repeat(43);
    const by = 'x'.repeat(254);
    const lineAt = (index: number): LeadChange => {
      if (index < notesUpToLine) return { ...line, by, what: 'note', text: longest };
      // A lead is with one company at a time, so every second line of these is short.
      return index % 2 === 0
        ? { ...line, by, what: 'passed-on', text: id }
        : { ...line, by, what: 'came-back', text: longest };
    };
    const state = {
      ...opened,
      passedOnTo: id,
      history: Array.from({ length: lines }, (_, index) => lineAt(index)),
      updatedAt: new Date(),
    };
    expect(documentBytes(`leadStates/${id}`, state)).toBeLessThanOrEqual(documentMaxBytes);
  });
});
