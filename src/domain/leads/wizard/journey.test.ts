import { expect, test } from 'vitest';
import { errorsToShow } from './journey.ts';

const Content = () => null;
const steps = [
  { title: 'Who', fields: ['name'], Content },
  { title: 'Where', fields: ['email', 'phone'], Content },
  { title: 'Consent', fields: ['contactConsent'], Content },
];
const messages: Record<string, string> = { name: 'No name', phone: 'No phone' };
const findMessage = (field: string) => messages[field];

test('shows the errors of the step’s own fields', () => {
  expect(errorsToShow(steps, 1, findMessage)).toEqual([{ id: 'name', message: 'No name' }]);
  expect(errorsToShow(steps, 2, findMessage)).toEqual([{ id: 'phone', message: 'No phone' }]);
});

test('shows the errors of all steps on the last step, with links there and back', () => {
  expect(errorsToShow(steps, 3, findMessage)).toEqual([
    {
      id: 'name',
      message: 'No name',
      link: { to: { search: '' }, state: { fromLastStep: true, field: 'name' } },
    },
    {
      id: 'phone',
      message: 'No phone',
      link: { to: { search: '?step=2' }, state: { fromLastStep: true, field: 'phone' } },
    },
  ]);
});
