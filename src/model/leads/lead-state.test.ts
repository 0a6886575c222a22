import { expect, it } from 'vitest';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import {
  changedState,
  companyNameError,
  followUpError,
  isApplicationId,
  leadStateSchema,
  openedState,
  refuseCompanyType,
} from './lead-state.ts';

const line = { at: '2026-11-21T15:00:00.000Z', by: 'ana@example.com' };
const opened = openedState('mortgageQuotes', line);

it('is new when somebody opens a lead for the first time, and says who and when', () => {
  expect(opened).toEqual({
    kind: 'mortgageQuotes',
    status: 'new',
    passedOnTo: '',
    history: [{ ...line, kind: 'opened' }],
  });
});

it('keeps who had a lead that came back', () => {
  const states = (['Acme', 'Best'] as const).reduce(
    (state, company) => {
      const passedOn = changedState(state, { ...line, kind: 'passed-on', company });
      return changedState(passedOn, { ...line, kind: 'came-back', company });
    },
    changedState(opened, { ...line, kind: 'note', note: 'x' }),
  );

  expect(states).toMatchObject({ passedOnTo: '', buyers: ['Acme', 'Best'] });
});

it('has a typed name of a company that is no id of an application', () => {
  const id = 'B'.repeat(43);
  expect([isApplicationId(id), isApplicationId('Acme')]).toEqual([true, false]);
  expect(companyNameError('Acme')).toBeUndefined();
  expect(companyNameError('x'.repeat(101))).toBe('Use at most 100 characters.');
  for (const none of ['', id]) expect(companyNameError(none)).toBe('Enter the company’s name.');
});

it('has a lender or a broker as the company', () => {
  const types = applicationFields.companyType.options.map(({ value }) => value);
  const refused = types.filter((type) => refuseCompanyType(type) !== undefined);
  expect(refused).toEqual(['Real estate brokerage', 'Other']);
  expect(refuseCompanyType(undefined)).toBe(
    'People agree that their inquiry goes to a mortgage lender, mortgage broker, bank, or credit union, and to no other company.',
  );
});

it.each([
  ['2026-11-25', undefined],
  ['2027-01-01', undefined],
  ['2026-11-24', 'Choose today or a later day.'],
  ['2027-02-29', 'Choose a day.'],
  ['12026-12-01', 'Choose a day.'],
  ['', 'Choose a day.'],
])('followUpError of %j on November 25 is %j', (day, error) => {
  expect(followUpError(day, '2026-11-25')).toBe(error);
});

it.each([{}, { followUp: '2026-12-01' }, { followUp: '' }])('may be stored with %j', (changes) => {
  const state = { ...opened, ...changes };
  const stored = { ...state, updatedAt: { toDate: () => new Date() } };
  expect(leadStateSchema.parse(stored)).toMatchObject(state);
});
