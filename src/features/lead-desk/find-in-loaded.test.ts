import { expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import { findInLoaded } from './lead-filter.ts';

const lead = (name: string, phone: string, id: string, message = `From ${name}`) =>
  toDeskLead('contacts', id.repeat(43), { name, phone, message }, undefined);

const leads = [
  lead('Ana Núñez', '(555) 123-4567', 'A'),
  lead('Ben O’Brien‑Smith', '777 000 1111', '_'),
];
const names = (typed: string) => findInLoaded(leads, typed).map(({ name }) => name);

/** One phone number, as people write it in its field and in a message. */
const spellings = [
  '(512) 555-0142',
  '1-512-555-0142',
  '15125550142',
  '512\u00a0555\u20110142',
  '\u202a+1 512.555.0142\u202c',
];
const callers = [
  ...spellings.map((phone, index) => lead(`${index}`, phone, 'B', '')),
  ...spellings.map((phone, index) => lead(`${index}m`, '', 'B', `Call me at ${phone} at 5.`)),
  lead('other', '512-555-0143', 'B', ''),
];

it.each(spellings)('%j finds the number in any spelling', (typed) => {
  expect(findInLoaded(callers, typed)).toEqual(callers.slice(0, -1));
});

it.each([
  ['', ['Ana Núñez', 'Ben O’Brien‑Smith']],
  ['  ', ['Ana Núñez', 'Ben O’Brien‑Smith']],
  ['NÚÑEZ', ['Ana Núñez']],
  ['nunez', ['Ana Núñez']],
  ["o'brien", ['Ben O’Brien‑Smith']],
  ['BRIEN SMITH', ['Ben O’Brien‑Smith']],
  ['from b', ['Ben O’Brien‑Smith']],
  ['5551234567', ['Ana Núñez']],
  ['123-45', ['Ana Núñez']],
  ['11', ['Ben O’Brien‑Smith']],
  ['0000-0000', ['Ana Núñez']],
  ['zzzz', ['Ben O’Brien‑Smith']],
  ['nobody', []],
])('%j finds %j', (typed, found) => {
  expect(names(typed)).toEqual(found);
});
