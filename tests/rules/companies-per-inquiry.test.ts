import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { site } from '#src/site.ts';
import {
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  passing,
  sampleConsent,
  typedBuyer,
} from './lead-desk.sample.ts';
import { leadId } from './quote.sample.ts';
import { assertFails, assertSucceeds, rulesDatabase } from './rules-database.ts';

const database = rulesDatabase();
const path = `leadStates/${leadId}`;
const save = (state: DocumentData) => setDoc(doc(database.as('an admin at the desk'), path), state);

const most = site.companiesPerInquiry;
const companies = [buyerId, ...Array.from({ length: most + 1 }, (_, index) => `Company ${index}`)];
const stateAfter = (...buyers: string[]): DocumentData => ({
  ...openedState(),
  updatedAt: Timestamp.now(),
  buyers,
});
const name = buyer.companyName;

beforeEach(async () => {
  await database.store(`mortgageQuotes/${leadId}`, { text: 'a quote' });
  await database.store(`leadBuyers/${buyerId}`, buyer);
  await database.store(`consentRecords/${leadId}`, sampleConsent());
});

describe('a quote is passed on', () => {
  const passOn = async (before: DocumentData, to: string, toName: string) => {
    await database.store(path, before);
    const buyers = [...before.buyers, to];
    return save(nextState(before, passing(to, toName), { ...passedOnTo(to), buyers }));
  };

  test.each([
    ['', typedBuyer, typedBuyer],
    [' that has applied', buyerId, name],
  ])('to as many companies as people are told, and denied to one more%s', async (_words, ...to) => {
    const others = companies.slice(1);
    await assertSucceeds(passOn(stateAfter(...others.slice(0, most - 1)), ...to));
    await assertFails(passOn(stateAfter(...others.slice(0, most)), ...to));
  });

  test('and counts a company once that gets it again', async () => {
    const others = companies.slice(0, most - 1);
    await assertSucceeds(passOn(stateAfter(...others, ...others), typedBuyer, typedBuyer));
  });

  test('denied: once more companies have had it, as before decision 64', async () => {
    await assertFails(passOn(stateAfter(...companies), typedBuyer, typedBuyer));
  });
});

describe('a quote that more companies have had, as before decision 64,', () => {
  const before = { ...stateAfter(...companies), status: 'passed-on', passedOnTo: buyerId };

  test.each<[words: string, line: DocumentData, changes: DocumentData]>([
    ['a note', change('note', 'Called.'), {}],
    ['a status', change('status', 'closed'), { status: 'closed' }],
    ['a return', change('came-back', 'No answer.'), { status: 'qualified', passedOnTo: '' }],
    ['a day to call again', change('follow-up', '2026-12-01'), { followUp: '2026-12-01' }],
    ['what a company was told', change('told-delete', buyerId), {}],
  ])('takes %s', async (_words, line, changes) => {
    await database.store(`revocations/${leadId}-delete`, { lead: leadId });
    await database.store(path, before);
    await assertSucceeds(save(nextState(before, line, changes)));
  });
});
