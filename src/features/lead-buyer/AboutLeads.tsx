import { whoContacts } from '#src/domain/leads/who-contacts.ts';
import { splitParagraphs } from '#src/domain/profile/profile-texts.ts';
import { useSiteDetails } from '#src/domain/profile/site-details.ts';
import { businessDays } from '#src/lib/format.ts';
import styles from './AboutLeads.module.css';

/** What stands until the owner has entered how prices are agreed on. */
const samplePricing =
  'We agree on a price with you before your first lead. Until then, neither side owes anything.';

/** What companies ask before they apply: what a lead is, how it is checked, what they get, and the price. */
export function AboutLeads() {
  const { leadPricing, replyDays } = useSiteDetails();
  return (
    <>
      <h2>What we mean by a lead</h2>
      <p>
        A lead is a person who asked to be contacted about a mortgage. These are the form’s words: “
        {whoContacts.may} {whoContacts.condition} {whoContacts.limit}”
      </p>
      <p>We pass leads on to lenders, brokers, banks and credit unions, and to nobody else. </p>
      <h2>How leads are checked</h2>
      <ul className={styles.list}>
        <li>Every inquiry passes a bot check before it’s stored.</li>
        <li>The form checks that the email address, phone number and ZIP code are well formed.</li>
        <li>We keep a record of the consent: its wording, its page and its time.</li>
        <li>We don’t pass on an inquiry whose sender withdrew that consent.</li>
        <li>No one verifies income or credit. They’re what people say about themselves.</li>
      </ul>
      <h2>What you get, and when</h2>
      <p>
        You get everything the person entered: name and contact details, the property’s address,
        income, the range of the credit score, loan type, home price, down payment and timeline,
        with the day of the inquiry.
      </p>
      <p>
        You hear from us within {businessDays(replyDays)} after you apply. Once we’ve agreed on
        terms, we pass inquiries on by hand as they come in.
      </p>
      <p>
        People see the name of each company that has their inquiry, with the day on which it got it.
        We promise them: “{whoContacts.end}” When we tell you, you must stop, too.
      </p>
      <h2>How the price is agreed</h2>
      {splitParagraphs(leadPricing || samplePricing).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        We don’t promise any number or quality of leads, and your application isn’t a contract: we
        read it and contact you.
      </p>
    </>
  );
}
