import { useSiteDetails } from '#src/data/site/site-details.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { applicationFields } from '#src/model/lead-forms/application.fields.ts';
import { fillPhone, quoteConsent } from '#src/model/lead-forms/consent-wordings.ts';
import { textForBuyer } from '#src/model/lead-forms/lead-text.ts';
import type { QuoteAnswers } from '#src/model/lead-forms/quote.fields.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import { splitParagraphs } from '#src/model/site/profile-texts.ts';
import styles from './LeadBuyer.module.css';

const samplePricing =
  'We agree on a price with you before your first lead. Until then, neither side owes anything.';

const exampleAnswers: QuoteAnswers = {
  firstName: 'Pat',
  lastName: 'Example',
  email: 'pat@example.com',
  phone: '(202) 555-0142',
  address: '120 Maple Street',
  zipCode: '05602',
  income: 85_000,
  creditScore: '670-739',
  loanType: 'conventional',
  homePrice: 410_000,
  downPayment: '10%',
  timeline: '3-6months',
  contactConsent: true,
};

const exampleSentAt = '2026-11-02T17:30:00.000Z';

/** A lead as the desk copies it for a company. */
const exampleText = textForBuyer({
  lead: {
    kind: 'mortgageQuotes',
    data: { ...exampleAnswers, fullName: `${exampleAnswers.firstName} ${exampleAnswers.lastName}` },
    sentAt: exampleSentAt,
    reference: referenceNumber('A'.repeat(43)),
  },
  consent: { givenAt: exampleSentAt, page: paths.quote },
});

/** What companies ask before they apply: what a lead is, how it is checked, what they get, and the price. */
export function AboutLeads() {
  const { leadPricing, replyDays, servedStates, monthlyInquiries } = useSiteDetails();
  return (
    <>
      <h2>What we mean by a lead</h2>
      <p>
        A lead is a person who asked to be contacted about a mortgage. These are the form’s words: “
        {whoContacts.may} {whoContacts.onlyIf} {whoContacts.limit}”
      </p>
      <p>{applicationFields.companyType.hint}</p>
      <p>
        Inquiries today are about buying a home. You can tell us that you want others, like
        refinances, but we have none of them yet.
      </p>
      {servedStates && <p>States that we serve: {servedStates}.</p>}
      {monthlyInquiries && <p>Inquiries a month: {monthlyInquiries}.</p>}
      <h2>How leads are checked</h2>
      <ul className="points">
        <li>Every inquiry passes a bot check before it’s stored.</li>
        <li>The form checks that the email address, phone number and ZIP code are well formed.</li>
        <li>We keep a record of the consent: its wording, its page and its time.</li>
        <li>We don’t pass on an inquiry whose sender withdrew that consent.</li>
        <li>No one verifies income or credit. They’re what people say about themselves.</li>
        <li>We don’t compare numbers with Do Not Call lists.</li>
      </ul>
      <h2>Duplicates and wrong numbers</h2>
      <p>
        If you know the person already, or can’t reach anyone at the number, return the inquiry with
        the reason. We keep the reason with it, and another company may then get it. Before your
        first lead, we agree on whether you pay for one that you return.
      </p>
      <h2>How the price is agreed</h2>
      {splitParagraphs(leadPricing || samplePricing).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        The price is for the inquiry. It never depends on whether a loan closes. We don’t promise
        any number or quality of leads, and your application isn’t a contract: we read it and
        contact you.
      </p>
      <h2>What you get, and when</h2>
      <p>
        Everything the person entered, as a text in an email to you alone. This is an example; the
        person is made up:
      </p>
      <pre className={styles.example}>{exampleText}</pre>
      <p>The person agreed to this:</p>
      <blockquote className={styles.example}>
        {fillPhone(quoteConsent.text, exampleAnswers.phone)}
      </blockquote>
      <p>
        You hear from us within {businessDays(replyDays)} after you apply. Once we’ve agreed on
        terms, we pass inquiries on by hand as they come in.
      </p>
      <p>
        People see the name of each company that has their inquiry, with the day on which it got it.
        We promise them: “{whoContacts.end}” When we tell you, you must stop, too.
      </p>
    </>
  );
}
