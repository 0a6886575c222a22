import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { site } from '#src/site.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { PassOnPanel } from './PassOnPanel.tsx';

const { listApplicants } = mockExports(await import('#src/data/admin/leads/buyers.service.ts'));
const { getShownProfile } = mockExports(await import('#src/data/site/profile.service.ts'));

const kind = 'mortgageQuotes';
const line = { at: '2026-11-25T15:00:00.000Z', by: 'owner@example.com' };
const ana = toDeskLead(kind, 'A'.repeat(43), {
  ...{ fullName: 'Ana', email: 'ana@example.com', phone: '(555) 123-4567', zipCode: '02139' },
});
const consent = { globalPrivacyControl: false, givenAt: line.at, page: '/quote' } as never;
const opened = openedState(kind, line);
const applicant = {
  ...{ id: 'D'.repeat(43), name: 'Acme Lending', reference: '1GRC-631G' },
  email: 'buy@acme.example',
};
const onChange = vi.fn(async () => true);

beforeEach(() => {
  listApplicants.mockResolvedValue([applicant]);
  getShownProfile.mockResolvedValue(sampleProfile);
});

function Shown({ state, requests }: { state: LeadState; requests: DeskRequest[] }) {
  return (
    <PassOnPanel
      open={{ lead: ana, consent, contact: checkContact(ana, requests) }}
      state={state}
      returnForm={useForm({ defaultValues: { reason: '' } })}
      busy={false}
      onChange={onChange}
    />
  );
}

function show(state: LeadState, requests: DeskRequest[] = []) {
  const { rerender } = renderAt(<Shown state={state} requests={requests} />);
  return { change: (next: LeadState) => rerender(<Shown state={next} requests={requests} />) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const acme = { companyId: applicant.id, company: applicant.name };
const passedOn = changedState(opened, { ...line, kind: 'passed-on', ...acme });

test('opens the mail to the chosen buyer, about nothing but the reference number, and records it once it is sent', async () => {
  const user = userEvent.setup();
  show(opened);
  const buyer = await screen.findByRole('combobox', { name: 'Lead buyer' });
  await press('Sent');
  expect(buyer).toHaveFocus();
  expect(buyer).toHaveAccessibleDescription(/Choose a lead buyer/);

  await user.selectOptions(buyer, 'Acme Lending (1GRC-631G)');
  const write = screen.getByRole('link', { name: 'Write the email' });
  expect(decodeURIComponent(write.getAttribute('href') ?? '')).toBe(
    `mailto:${applicant.email}?subject=${site.name} ${ana.reference}: a new inquiry for you`,
  );
  await user.click(write);
  expect(await navigator.clipboard.readText()).toBe(textForAcme);
  expect(screen.getByText(/^Copied\./)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(ana.email);
  expect(onChange).not.toHaveBeenCalled();
  await press('Sent');
  expect(onChange.mock.calls).toEqual([[{ kind: 'passed-on', ...acme }]]);
  expect(screen.getByRole('heading', { name: 'Pass it on' })).toHaveFocus();
});

test.each([
  ['beside the applicants', [applicant]],
  ['alone', []],
])('passes a lead on to a company by its name, %s', async (_words, applicants) => {
  listApplicants.mockResolvedValue(applicants);
  show(opened);
  if (applicants.length > 0) {
    const choice = 'A company that has not applied here';
    await userEvent.selectOptions(await screen.findByRole('combobox'), choice);
  }
  const name = await screen.findByRole('textbox', { name: 'Name of the company' });
  await press('Sent');
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Error: Enter the company’s name.');

  await userEvent.type(name, ' Best  Loans ');
  await press('Sent');
  const type = screen.getByRole('combobox', { name: 'Company type' });
  expect(type).toHaveAccessibleDescription('Error: Choose what the company is.');
  await userEvent.selectOptions(type, 'Real estate brokerage');
  await press('Sent');
  expect(type).toHaveAccessibleDescription(/goes to a .*bank.*, and to no other company\.$/);
  await userEvent.selectOptions(type, 'Bank');
  await press('Sent');
  expect(onChange.mock.calls).toEqual([[{ kind: 'passed-on', company: 'Best  Loans' }]]);
});

test.each([
  [
    'Vermont, New York',
    'By its ZIP code, the home is in Massachusetts. Your site details name Vermont, New York.',
  ],
  ['Vermont, Massachusetts', ''],
])('warns, where the owner serves "%s": %s', async (servedStates, warning) => {
  getShownProfile.mockResolvedValue({ ...sampleProfile, servedStates });
  show(opened);
  expect(await screen.findByRole('combobox')).toBeEnabled();
  if (warning) expect(await screen.findByRole('alert')).toHaveTextContent(warning);
  else expect(screen.queryByRole('alert')).toBeNull();
});

test('names the company that has the lead, copies it for that one, and keeps the focus when it is returned', async () => {
  const user = userEvent.setup();
  const { change } = show(opened);
  await screen.findByRole('combobox');
  change(passedOn);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Acme Lending has had it since 11/25/2026.',
  );
  expect(screen.getByRole('link', { name: 'Acme Lending' })).toHaveAttribute(
    'href',
    `/admin/leads/lead#leadBuyers/${applicant.id}`,
  );

  await user.click(screen.getByRole('button', { name: 'Copy for the buyer' }));
  expect(await navigator.clipboard.readText()).toBe(textForAcme);
  expect(screen.getByText(/^Copied\./)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(ana.email);

  const reason = screen.getByRole('textbox', { name: 'Why it was returned' });
  await press('Record the return');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Error: Enter why it was returned.');
  await userEvent.type(reason, ' No answer.');
  await press('Record the return');
  const back = { kind: 'came-back', ...acme, reason: 'No answer.' } as const;
  expect(onChange.mock.calls).toEqual([[back]]);
  expect(screen.getByRole('heading', { name: 'Pass it on' })).toHaveFocus();
  change(changedState(passedOn, { ...line, ...back }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Acme Lending had it on 11/25/2026.');
});

const textForAcme = [
  'Name: Ana',
  'Email: ana@example.com',
  'Phone: (555) 123-4567',
  'ZIP code: 02139',
  'Consent given: 11/25/2026, 10:00 AM ET, on /quote',
  'Reference: 0000-0000',
  '',
].join('\n');

test('offers the text for the buyer, selected, where the browser does not allow copying', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(opened);
  await user.click(await screen.findByRole('link', { name: 'Write the email' }));

  expect(screen.getByRole('status')).toHaveTextContent(
    /does not allow copying\. Copy the text here/,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text for the buyer' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  const selected = field.value.slice(field.selectionStart, field.selectionEnd);
  expect(selected).toMatch(/^Name: Ana\nEmail: ana@example\.com\n[\s\S]*Reference: 0000-0000\n$/);
});

// may-contact.test.ts has the requests about other leads.
test.each([
  ['is with nobody', opened, 'It must not be passed on.'],
  ['is with a company', passedOn, 'It must not be sent to anyone anymore.'],
])(
  'copies nothing of a lead that %s once its sender withdrew the consent',
  (_words, state, text) => {
    show(state, [askAbout(ana)]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${text}The person withdrew consent or asked for deletion.`,
    );
    expect(screen.queryByRole('link', { name: 'Write the email' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Copy for the buyer|Sent)$/ })).toBeNull();
  },
);
