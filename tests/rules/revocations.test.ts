import type { DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { requests, revocationId } from '#src/model/leads/lead-reference.ts';
import { testWho } from './access.ts';
import { sampleRevocation } from './lead-desk.sample.ts';
import { daysFromNow, leadId } from './leads.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();

const send = (
  revocation: DocumentData,
  id = `${revocation.lead}-${revocation.asks}`,
  persona: Persona = 'a visitor',
) => database.by(persona).set(`revocations/${id}`, revocation);

beforeEach(() => database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' }));

describe('a request about a lead', () => {
  test.each(requests)('may be to %s', async (asks) => {
    await assertSucceeds(send(sampleRevocation({ asks }), revocationId({ lead: leadId, asks })));
  });

  testWho('send it', 'a visitor', (persona) => send(sampleRevocation(), undefined, persona));

  test('may be about an application', async () => {
    await database.store(`leadBuyers/${leadId}`, { text: 'x' });

    await assertSucceeds(send(sampleRevocation({ kind: 'leadBuyers' })));
  });

  test.each(Object.keys(sampleRevocation()))('denied: %s is missing', async (field) => {
    await assertFails(send(without(field, sampleRevocation()), `${leadId}-withdraw`));
  });

  test.each<[words: string, changes: DocumentData]>([
    ['about a lead that does not exist', { lead: 'A'.repeat(43) }],
    ['about a lead of another kind', { kind: 'leadBuyers' }],
    ['about a message', { kind: 'contacts' }],
    ['about something that is not a lead', { kind: 'unknown' }],
    ['for something else', { asks: 'unknown' }],
    ['made three days ago', { askedAt: daysFromNow(-3).toISOString() }],
    ['without a time', { askedAt: '' }],
    ['with a name', { name: 'Ana' }],
  ])('denied: %s', async (_words, changes) => {
    await database.store(`contacts/${leadId}`, { text: 'x' });
    await database.store(`unknown/${leadId}`, { text: 'x' });

    await assertFails(send(sampleRevocation(changes)));
  });

  test.each([leadId, `${leadId}-delete`, `${'A'.repeat(43)}-withdraw`, `${leadId}withdraw`])(
    'denied: under the id %s',
    async (id) => {
      await assertFails(send(sampleRevocation(), id));
    },
  );
});
