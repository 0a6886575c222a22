import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { whoContacts } from '#src/domain/leads/who-contacts.ts';
import { embeddedDetails, pickDetails } from '#src/domain/profile/site-details.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { site } from '#src/site.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { AboutLeads } from './AboutLeads.tsx';

function show(details = {}) {
  render(
    <EmbeddedData value={details}>
      <AboutLeads />
    </EmbeddedData>,
  );
}

test('says what a lead is, how it is checked, and what a company gets and when', () => {
  show(embeddedDetails.as(pickDetails(wholeProfile)));

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'What we mean by a lead',
    'How leads are checked',
    'What you get, and when',
    'How the price is agreed',
  ]);
  for (const text of [
    `At most ${site.companiesPerInquiry} companies get your inquiry`,
    'People see the name of each company',
    whoContacts.end,
    'passes a bot check',
    'No one verifies income or credit',
    `hear from us within ${wholeProfile.replyDays} business days`,
  ]) {
    expect(document.body).toHaveTextContent(text);
  }
});

test('says how the price is agreed in the words of the owner, in their paragraphs', () => {
  show(embeddedDetails.as(pickDetails(wholeProfile)));

  expect(screen.getByText('We agree on a price for each type of lead.')).toBeVisible();
  expect(screen.getByText('You pay at the end of a month.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('before your first lead');
});

test('names no price until the owner has entered how it is agreed', () => {
  show();

  expect(document.body).toHaveTextContent('We agree on a price with you before your first lead.');
  expect(document.body).not.toHaveTextContent('$');
});
