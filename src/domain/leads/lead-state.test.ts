import { describe, expect, it } from 'vitest';
import { documentBytes, documentMaxBytes } from '#src/domain/posts/changes/post-revision.ts';
import { site } from '#src/site.ts';
import { companyNameLength } from './application.details.ts';
import {
  changedState,
  companyNameRefusal,
  findTold,
  followUpRefusal,
  fullHistoryText,
  haveEnoughHadIt,
  isApplicationId,
  type LeadChange,
  type LeadState,
  leadStateLimits,
  leadStateSchema,
  listPassings,
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
    ['passed-on', 'Acme', { status: 'passed-on', passedOnTo: 'Acme', buyers: ['Acme'] }],
    ['told-delete', 'Acme', { status: 'new', passedOnTo: '' }],
    ['follow-up', '2026-12-01', { status: 'new', passedOnTo: '', followUp: '2026-12-01' }],
    ['follow-up', '', { status: 'new', passedOnTo: '', followUp: '' }],
  ] as const)('applies the change %s %s', (what, text, expected) => {
    const changed = changedState(opened, { ...line, what, text });

    expect(changed).toMatchObject(expected);
    expect(changed.history).toEqual([...opened.history, { ...line, what, text }]);
  });

  it('sets a lead that came back to qualified, and keeps who had it', () => {
    const passedOn = changedState(opened, { ...line, what: 'passed-on', text: 'Acme' });
    const back = changedState(passedOn, { ...line, what: 'came-back', text: 'No answer.' });

    expect(back).toMatchObject({ status: 'qualified', passedOnTo: '', buyers: ['Acme'] });
    expect(changedState(back, { ...line, what: 'passed-on', text: 'Best' }).buyers).toEqual([
      'Acme',
      'Best',
    ]);
  });
});

describe('the companies of a history', () => {
  const id = 'B'.repeat(43);
  const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
  const history: LeadState['history'] = [
    { ...line, at: at(10), what: 'opened', text: '' },
    { ...line, at: at(11), what: 'passed-on', text: id },
    { ...line, at: at(12), what: 'came-back', text: 'No answer.' },
    { ...line, at: at(13), what: 'passed-on', text: 'Acme', buyer: 'Acme' },
    { ...line, at: at(14), what: 'came-back', text: 'No answer.' },
    { ...line, at: at(15), what: 'told-withdraw', text: 'Acme' },
    { ...line, at: at(16), what: 'passed-on', text: id, buyer: 'Best Loans' },
  ];

  it('are listed with their times, by reference number where a line has no name', () => {
    expect(listPassings(history)).toEqual([
      { to: id, name: 'lead buyer 0G84-210G', at: at(11), returnedAt: at(12) },
      { to: 'Acme', name: 'Acme', at: at(13), returnedAt: at(14) },
      { to: id, name: 'Best Loans', at: at(16), returnedAt: undefined },
    ]);
  });

  it('are told of each kind of request apart', () => {
    expect(findTold(history, 'withdraw', 'Acme')?.at).toBe(at(15));
    expect(findTold(history, 'delete', 'Acme')).toBeUndefined();
    expect(findTold(history, 'withdraw', id)).toBeUndefined();
  });

  it('have a typed name that is no id of an application', () => {
    expect([isApplicationId(id), isApplicationId('Acme')]).toEqual([true, false]);
    expect(companyNameRefusal('Acme')).toBeUndefined();
    expect(companyNameRefusal('x'.repeat(101))).toBe('Use at most 100 characters.');
    for (const none of ['', id]) {
      expect(companyNameRefusal(none)).toBe('Enter the company’s name.');
    }
  });
});

describe('haveEnoughHadIt', () => {
  const passedOn = (text: string): LeadChange => ({ ...line, what: 'passed-on', text });
  const back: LeadChange = { ...line, what: 'came-back', text: 'No answer.' };
  const most = Array.from({ length: site.companiesPerInquiry }, (_, index) => `buyer ${index}`);

  it('is true once as many companies as people are told of have had it, also those that returned it', () => {
    const histories = most.map((_, index) =>
      most.slice(0, index + 1).flatMap((to) => [passedOn(to), back]),
    );
    expect(histories.map(haveEnoughHadIt)).toEqual(
      most.map((_, index) => index === most.length - 1),
    );
  });

  it('counts a company once that gets it again', () => {
    const [first = '', ...others] = most.slice(1);
    expect(haveEnoughHadIt([first, ...others, first].flatMap((to) => [passedOn(to), back]))).toBe(
      false,
    );
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
    const company = '😀'.repeat(companyNameLength.max);
    const by = 'x'.repeat(254);
    const lineAt = (index: number): LeadChange => {
      if (index < notesUpToLine) return { ...line, by, what: 'note', text: longest };
      // A lead is with one company at a time, so every second line of these is short.
      return index % 2 === 0
        ? { ...line, by, what: 'passed-on', text: company, buyer: company }
        : { ...line, by, what: 'came-back', text: longest };
    };
    const state = {
      ...opened,
      passedOnTo: company,
      buyers: Array.from({ length: (lines - notesUpToLine) / 2 }, () => company),
      history: Array.from({ length: lines }, (_, index) => lineAt(index)),
      updatedAt: new Date(),
    };
    expect(documentBytes(`leadStates/${id}`, state)).toBeLessThanOrEqual(documentMaxBytes);
  });
});
