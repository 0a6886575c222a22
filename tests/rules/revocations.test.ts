import { type DocumentData, doc, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { requests, revocationId } from '#src/domain/leads/lead-reference.ts';
import { daysFromNow, leadId, minutesFromNow, minutesOfRewrite } from './quote.sample.ts';
import {
  assertFails,
  assertSucceeds,
  type Persona,
  personas,
  rulesDatabase,
  without,
} from './rules-database.ts';

const database = rulesDatabase();

const sample = (changes: DocumentData = {}): DocumentData => ({
  kind: 'mortgageQuotes',
  lead: leadId,
  asks: 'withdraw',
  askedAt: new Date().toISOString(),
  ...changes,
});

const send = (
  revocation: DocumentData,
  id = `${revocation.lead}-${revocation.asks}`,
  persona: Persona = 'a visitor',
) => setDoc(doc(database.as(persona), 'revocations', id), revocation);

beforeEach(() => database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' }));

describe('a request about a lead', () => {
  test.each(requests)('may be to %s', async (asks) => {
    await assertSucceeds(send(sample({ asks }), revocationId({ lead: leadId, asks })));
  });

  test.each([...personas, 'an admin at the desk'] as const)('%s may send it', async (persona) => {
    await assertSucceeds(send(sample(), undefined, persona));
  });

  test('may be about an application', async () => {
    await database.store(`leadBuyers/${leadId}`, { text: 'x' });

    await assertSucceeds(send(sample({ kind: 'leadBuyers' })));
  });

  test.each(Object.keys(sample()))('denied: %s is missing', async (field) => {
    await assertFails(send(without(field, sample()), `${leadId}-withdraw`));
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

    await assertFails(send(sample(changes)));
  });

  test.each([leadId, `${leadId}-delete`, `${'A'.repeat(43)}-withdraw`, `${leadId}withdraw`])(
    'denied: under the id %s',
    async (id) => {
      await assertFails(send(sample(), id));
    },
  );
});

describe('a stored request', () => {
  test('may be sent again unchanged', async () => {
    const revocation = sample();

    await assertSucceeds(send(revocation));
    await assertSucceeds(send(revocation));
  });

  test('denied: with another time', async () => {
    await assertSucceeds(send(sample({ askedAt: minutesFromNow(-1) })));

    await assertFails(send(sample()));
  });

  test('denied: with an additional field', async () => {
    const revocation = sample();
    await assertSucceeds(send(revocation));

    await assertFails(send({ ...revocation, unknown: 'x' }));
  });

  const stored = async (minutes: number) => {
    const revocation = sample({ askedAt: minutesFromNow(minutes) });
    await database.store(`revocations/${leadId}-withdraw`, revocation);
    return revocation;
  };

  test.each(minutesOfRewrite.allowed)(
    'allowed: sent again, asked %s minutes from now',
    async (minutes) => {
      await assertSucceeds(send(await stored(minutes)));
    },
  );

  test.each(minutesOfRewrite.denied)(
    'denied: sent again, asked %s minutes from now',
    async (minutes) => {
      await assertFails(send(await stored(minutes)));
    },
  );
});
