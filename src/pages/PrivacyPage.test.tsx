import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';

const show = (embedded = {}) => renderAt(<PrivacyPage />, '/', embedded);

test('promises the retention times of the settings, that a request by link is about one lead, and that others are deleted after a check', () => {
  show();
  const { retentionMonths, answerBusinessDays, revocationBusinessDays, consentRecordYears } =
    site.privacy;
  expect([revocationBusinessDays, consentRecordYears]).toEqual([10, 5]);
  for (const promise of [
    `One link stops us at once, and we tell every company that has your inquiry within ${revocationBusinessDays} business days. ${whoContacts.untilNotified}`,
    `answer within ${answerBusinessDays} business days`,
    `record of a consent for ${consentRecordYears} years`,
    `to up to ${site.companiesPerInquiry} mortgage lenders or brokers, one after the other`,
    `the day of the deletion, for ${site.privacy.deletionKeptDays} days`,
    `applications for up to ${retentionMonths} months`,
    'shows and deletes that inquiry or application, and nothing else that was sent with your email address',
    `${whoContacts.others} ${whoContacts.again}`,
    'we first ask you to confirm that the address is yours, and we only delete what you sent',
  ]) {
    expect(document.body).toHaveTextContent(promise);
  }
});

test('sums up above its contents what is collected, who gets it and how to stop it', () => {
  show();
  const [collected, passedOn, may, end] = screen.getAllByRole('definition');
  expect(collected).toHaveTextContent('What you type into a form and send.');
  expect(passedOn).toHaveTextContent(whoContacts.passedOn);
  expect(may).toHaveTextContent(`${whoContacts.may} ${whoContacts.onlyIf}`);
  expect(end).toHaveTextContent(`${whoContacts.end} ${whoContacts.others}`);
  expect(document.body).not.toHaveTextContent(whoContacts.condition);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toAppearAfter(
    end as HTMLElement,
  );
});

test('lists its headings, each with a link to it', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map((link) => link.textContent)).toEqual(
    headings.map(({ textContent }) => textContent),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    headings.map(({ id }) => `/#${id}`),
  );
  expect(links[0]).toHaveAttribute('href', '/#what-we-collect');
});

test.each([
  ['its founder, without their name', {}, `${site.name} is run by its founder.`],
  [
    'who was entered, with the address',
    embeddedDetails.as(pickDetails(wholeProfile)),
    `${site.name} is run by Example Guidance LLC.`,
  ],
])('says that the site is run by %s', (_words, embedded, text) => {
  show(embedded);

  const heading = screen.getByRole('heading', { name: 'Who runs this site' });
  expect(heading.nextElementSibling).toHaveTextContent(text);
  const address = document.querySelector('address');
  if ('site' in embedded) expect(address).toHaveTextContent('1 Main Street');
  else expect(address).toBeNull();
});
