import { beforeEach, expect, it } from 'vitest';
import {
  findCompanyAddresses,
  listApplicants,
  listReceived,
} from '#src/data/admin/leads/buyers.service.ts';
import { changeLead, openLead } from '#src/data/admin/leads/lead.service.ts';
import {
  eraseLeads,
  leadsOfSamePerson,
  leadsSentWith,
  revocationsOfLeads,
} from '#src/data/admin/leads/privacy.service.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import type { LeadChange } from '#src/model/leads/lead-history.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { buyer, buyerId, sampleConsent, typedBuyer } from '#tests/rules/lead-desk.sample.ts';
import { leadId } from '#tests/rules/leads.sample.ts';
import { signedInEmail as by } from '#tests/rules/rules-database.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin at the desk');
const kind = 'mortgageQuotes';
const acme = 'Acme Lending';
const email = 'ana@example.com';

beforeEach(async () => {
  await database.store(`${kind}/${leadId}`, { fullName: 'Ana', email });
  await database.store(`consentRecords/${leadId}`, sampleConsent());
  const application = { ...buyer, companyName: acme, createdAt: '2026-11-20' };
  await database.store(`leadBuyers/${buyerId}`, { ...application, email: 'acme@example.com' });
});

/** Opens the quote and makes changes, one after the other. */
async function work(...changes: LeadChange[]): Promise<LeadState> {
  const opened = await openLead(kind, leadId, by);
  if (!opened?.lead.state) throw new Error('The lead cannot be opened.');
  let { state } = opened.lead;
  for (const change of changes) {
    const outcome = await changeLead({ ...opened.lead, state }, { by, ...change });
    expect(outcome.status).toBe('saved');
    state = outcome.state;
  }
  return state;
}

const applicant = { companyId: buyerId, company: acme };
const toAcme = { kind: 'passed-on', ...applicant } as const;
const toTyped = { kind: 'passed-on', company: typedBuyer } as const;
const back = { kind: 'came-back', ...applicant, reason: 'No answer.' } as const;
const notifiedAcme = { kind: 'notified-of-withdrawal', ...applicant } as const;
const notifiedTyped = { kind: 'notified-of-withdrawal', company: typedBuyer } as const;

it('stores what the desk does with buyers, and who was told of a request, for the link of the sender too', async () => {
  await work(toAcme, back, toTyped);
  await database.store(`revocations/${leadId}-withdraw`, { kind, lead: leadId, asks: 'withdraw' });
  await work(notifiedAcme, notifiedTyped);

  expect(await openLead(kind, leadId, by)).toMatchObject({
    lead: {
      state: {
        passedOnTo: typedBuyer,
        buyers: [buyerId, typedBuyer],
        history: [{ kind: 'opened' }, toAcme, back, toTyped, notifiedAcme, notifiedTyped],
      },
    },
  });
  const referrals = `leadReferrals/${leadId}`;
  const read = async () => (await database.by('a visitor').get(referrals)).data();
  expect(await read()).toMatchObject({
    events: [
      { what: 'sent-to', company: acme },
      { what: 'returned', company: acme },
      { what: 'sent-to', company: typedBuyer },
      { what: 'notified-withdraw', company: acme },
      { what: 'notified-withdraw', company: typedBuyer },
    ],
    expiresAt: null,
  });

  await database.store('contacts/message', { name: 'Ana', email });
  const sent = await leadsSentWith({ email, phone: '' });
  const found = new Map(sent.map(({ id, state }) => [id, state?.passedOnTo]));
  expect(found).toEqual(
    new Map([
      [leadId, typedBuyer],
      ['message', undefined],
    ]),
  );
  await eraseLeads(sent, () => undefined);
  expect((await read())?.events).toEqual([{ at: expect.any(String), what: 'deleted' }]);
});

it('keeps in both histories that a request about another lead was set aside, or in none', async () => {
  const other = 'E'.repeat(43);
  await database.store(`${kind}/${other}`, { fullName: 'Ana', email });
  const revocation = { kind, lead: other, asks: 'withdraw', askedAt: '2026-11-20' };
  await database.store(`revocations/${other}-withdraw`, revocation);
  const aside = { kind: 'set-aside', request: `${other}-withdraw`, reason: 'A namesake.' } as const;
  expect(await openLead(kind, leadId, by)).toMatchObject({ contact: { mayCall: false } });
  await expect(work(aside)).rejects.toThrow('was not opened');

  await openLead(kind, other, by);
  await work(aside);
  expect(await openLead(kind, leadId, by)).toMatchObject({
    lead: { state: { history: [{ kind: 'opened' }, aside] } },
    contact: { mayCall: true, setAside: [{ line: aside }] },
  });
  const note = `A request about this lead was set aside for lead ${referenceNumber(leadId)}, whose history says why.`;
  expect(await openLead(kind, other, by)).toMatchObject({
    lead: { state: { history: [{ kind: 'opened' }, { kind: 'note', note }] } },
    contact: { mayCall: false, own: [{ revocation }] },
  });
});

it('reads with a request what else its sender sent, of which a later lead with a record is a new consent', async () => {
  const phone = '(555) 123-4567';
  const [requested, earlier, other] = ['E', 'F', 'I'].map((letter) => letter.repeat(43));
  const store = (id: string | undefined, day: number, sender: object) =>
    database.store(`${kind}/${id}`, { createdAt: new Date(Date.UTC(2026, 10, day)), ...sender });
  await store(requested, 19, { email: 'Ana@example.com', phone });
  await store(earlier, 18, { email: 'other@example.com', phone: '5551234567' });
  await store(leadId, 23, { email, phone });
  await store(other, 23, { email: 'other@example.com', phone: '(555) 123-4568' });
  const revocation = {
    kind,
    lead: requested,
    asks: 'withdraw',
    askedAt: '2026-11-20T00:00:00.000Z',
  };
  await database.store(`revocations/${requested}-withdraw`, revocation);
  await openLead(kind, `${earlier}`, by);

  const [request] = await revocationsOfLeads();
  const others = request?.others.map(({ id, hasConsent, state }) => [id, hasConsent, !!state]);
  expect(others?.sort()).toEqual([
    [earlier, false, true],
    [leadId, true, false],
  ]);
  const agreedAgain = [{ revocation }];
  expect(await openLead(kind, leadId, by)).toMatchObject({
    contact: { mayCall: true, agreedAgain },
  });
});

it('lists the people whose leads a company got', async () => {
  const { history } = await work(toAcme, back, toTyped);
  const others = { kind, status: 'passed-on', passedOnTo: 'Acme', buyers: ['Acme'], history: [] };
  await database.store(`leadStates/${'E'.repeat(43)}`, { ...others, updatedAt: new Date() });
  const referral = { to: applicant, at: history[1]?.at, returnedAt: history[2]?.at };
  expect(await listReceived(buyerId)).toMatchObject([
    { lead: { id: leadId, name: 'Ana' }, referral },
  ]);
});

it('offers each lender and broker that has applied once by its name and address, and none without a name', async () => {
  const of = (companyName: unknown, other = {}) => ({
    ...{ ...buyer, companyName, createdAt: '2026-11-21' },
    ...other,
  });
  await database.store(`leadBuyers/${'C'.repeat(43)}`, of('Aardvark Loans'));
  await database.store(`leadBuyers/${'D'.repeat(43)}`, of(''));
  await database.store(`leadBuyers/${'E'.repeat(43)}`, of(7));
  await database.store(`leadBuyers/${'F'.repeat(43)}`, of('Other', { companyType: 'Other' }));
  const [again, anothers] = ['G'.repeat(43), 'H'.repeat(43)];
  await database.store(`leadBuyers/${again}`, of(acme, { email: 'ACME@example.com' }));
  await database.store(`leadBuyers/${anothers}`, of(acme, { email: 'me@example.com' }));

  expect(await listApplicants()).toMatchObject([
    { id: 'C'.repeat(43), name: 'Aardvark Loans', reference: '10G8-4210' },
    { id: again, name: acme, email: 'ACME@example.com' },
    { id: anothers, name: acme, email: 'me@example.com' },
  ]);
});

it('finds the addresses of companies, but not of one whose application is deleted', async () => {
  expect(await findCompanyAddresses([buyerId, 'C'.repeat(43)])).toEqual(
    new Map([[buyerId, 'acme@example.com']]),
  );
});

it('finds the other leads of a person by the address, the number, or both, and no others', async () => {
  const phone = '(555) 123-4567';
  const store = (path: string, sender: object) =>
    database.store(path, { fullName: 'Ana', ...sender });
  await store('contacts/message', { email, createdAt: '2026-11-22' });
  await store('leadBuyers/application', { email: 'x@example.com', phone: '5551234567' });
  await store(`${kind}/both`, { email, phone, createdAt: '2026-11-23' });
  await store(`${kind}/another`, { email: 'ana@example.com.au', phone: '(555) 123-4568' });
  await openLead('contacts', 'message', by);
  const lead = toDeskLead(kind, leadId, { email: 'Ana@example.com', phone });

  const found = await leadsOfSamePerson(lead);

  expect(found.map(({ id, shared, state }) => [id, shared, state?.status])).toEqual([
    ['both', ['email', 'phone'], undefined],
    ['message', ['email'], 'new'],
    ['application', ['phone'], undefined],
  ]);
});
