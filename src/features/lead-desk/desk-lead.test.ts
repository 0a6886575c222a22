import { expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';

it.each([
  [{ fullName: 'Ana' }, 'Ana'],
  [{ fullName: '', companyName: 'Acme' }, 'Acme'],
  [{ name: 'Ben' }, 'Ben'],
  [{ fullName: 7 }, 'No name'],
  [{}, 'No name'],
])('%o is from %s', (data, name) => {
  expect(toDeskLead('contacts', 'A'.repeat(43), data).name).toBe(name);
});

it('accepts a document that none of our forms wrote', () => {
  const data = { email: 7, phone: ['5551234567'], createdAt: null };
  expect(toDeskLead('contacts', 'x.y', data)).toMatchObject({
    email: '',
    phone: '',
    sentAt: '',
    reference: '',
  });
});
