import { expect, test } from 'vitest';
import { errorsToShow } from './errors-to-show.ts';

const Content = () => null;
const steps = [
  { title: 'Who', fields: ['name'], Content },
  { title: 'Where', fields: ['email', 'phone'], Content },
  { title: 'Consent', fields: ['contactConsent'], Content },
];
const messages: Record<string, string> = { name: 'No name', phone: 'No phone' };
const messageOf = (field: string) => messages[field];

test('a step shows the errors of its own fields', () => {
  expect(errorsToShow(steps, 1, messageOf)).toEqual([{ id: 'name', message: 'No name' }]);
  expect(errorsToShow(steps, 2, messageOf)).toEqual([{ id: 'phone', message: 'No phone' }]);
});

test('the last step shows those of every step, with the way there and back', () => {
  expect(errorsToShow(steps, 3, messageOf)).toEqual([
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
