import { expect, it } from 'vitest';
import type { StepFields } from './form-fields.ts';
import { createFormSchema } from './form-schema.ts';

const options = [{ value: 'cat', label: 'A cat' }];
const details = { options, placeholder: 'None', refusal: 'Choose one.' };
const fields = {
  pet: { step: 'home', kind: 'select', required: false, label: 'Pet', ...details },
} as const satisfies StepFields<'home'>;
const schema = createFormSchema(fields, {});

it.each([
  ['', ''],
  [' ', ''],
  ['cat', 'cat'],
])('stores the answer %j to an optional select as %j', (typed, stored) => {
  expect(schema.parse({ pet: typed })).toEqual({ pet: stored });
});

it('refuses what the select does not offer', () => {
  expect(schema.safeParse({ pet: 'dog' }).error?.issues).toMatchObject([
    { path: ['pet'], message: 'Choose one.' },
  ]);
});
