import { expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import { findInLoaded } from './find-in-loaded.ts';

const lead = (name: string, phone: string, id: string) =>
  toDeskLead('contacts', id.repeat(43), { name, phone, message: `From ${name}` }, undefined);

const leads = [lead('Ana Núñez', '(555) 123-4567', 'A'), lead('Ben', '777 000 1111', '_')];
const names = (typed: string) => findInLoaded(leads, typed).map(({ name }) => name);

it.each([
  ['', ['Ana Núñez', 'Ben']],
  ['  ', ['Ana Núñez', 'Ben']],
  ['NÚÑEZ', ['Ana Núñez']],
  ['from b', ['Ben']],
  ['5551234567', ['Ana Núñez']],
  ['123-45', ['Ana Núñez']],
  ['11', ['Ben']],
  ['0000-0000', ['Ana Núñez']],
  ['zzzz', ['Ben']],
  ['nobody', []],
])('%j finds %j', (typed, found) => {
  expect(names(typed)).toEqual(found);
});
