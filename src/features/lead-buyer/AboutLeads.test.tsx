import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { AboutLeads } from './AboutLeads.tsx';

const show = (details = {}) => renderAt(<AboutLeads />, '/', details);

test('says what a lead is, how it is checked, how the owner agrees on the price, and what a company gets and when', () => {
  show(embeddedDetails.as(pickDetails(wholeProfile)));

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'What we mean by a lead',
    'How leads are checked',
    'Duplicates and wrong numbers',
    'How the price is agreed',
    'What you get, and when',
  ]);
  for (const text of [
    `At most ${site.companiesPerInquiry} companies get your inquiry`,
    'People see the name of each company',
    whoContacts.end,
    whoContacts.onlyIf,
    'and to nobody else',
    'passes a bot check',
    'No one verifies income or credit',
    `hear from us within ${wholeProfile.replyDays} business days`,
    'Inquiries today are about buying a home.',
    `States that we serve: ${wholeProfile.servedStates}.`,
    `Inquiries a month: ${wholeProfile.monthlyInquiries}.`,
    'It never depends on whether a loan closes.',
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
  expect(screen.getByText('We agree on a price for each type of lead.')).toBeVisible();
  expect(screen.getByText('You pay at the end of a month.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('before your first lead');
});

test('shows an example with every answer of the form and the consent, and nothing of what the owner has not entered', () => {
  show();

  const example = screen.getByText(/^Name: /);
  for (const { label, desk } of Object.values(storedLeadKinds.mortgageQuotes.fields)) {
    if (desk !== 'more') expect(example).toHaveTextContent(`${label}: `);
  }
  expect(example.previousElementSibling).toHaveTextContent('the person is made up');
  const [start = ''] = quoteConsent.text.split('{phone}');
  expect(screen.getByText(start, { exact: false })).not.toHaveTextContent('{phone}');
  expect(document.body).not.toHaveTextContent('States that we serve');
  expect(document.body).not.toHaveTextContent('Inquiries a month');
  expect(screen.getByText(/^We agree on a price with you before your first lead\./)).toBeVisible();
});
