import { Link } from 'react-router-dom';
import { rememberedMs } from '#src/data/state/unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { site } from '#src/site.ts';
import styles from '#src/ui/parts/ProsePage.module.css';
import { LegalPage, SiteOwner } from './LegalPage.tsx';

const { retentionMonths, answerBusinessDays, consentRecordYears, deletionKeptDays } = site.privacy;
const rememberedMinutes = rememberedMs / 60_000;

/** The privacy notice: what is collected, who gets it, and how to access, stop, or delete it. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      description="What each form collects, who receives it, how long it is kept, and how to see your data, have it deleted or revoke your consent."
      path={paths.privacy}
      lastChanged="2026-11-28"
      lead="Every form, everyone who gets what you send, and what you can ask for."
      summary={<DataSummary />}
    >
      <h2>What we collect</h2>
      <dl>
        <dt>When you send a pre-qualification inquiry</dt>
        <dd>
          Your name, email address and phone number; the address and ZIP code of the property; your
          income and the range of your credit score as you state them; the loan type, home price,
          down payment and timeline; your consent to be contacted; and the time.
        </dd>
        <dt>When you send a message</dt>
        <dd>Your name, your email address, the message and the time.</dd>
        <dt>When a company applies to buy leads</dt>
        <dd>
          Its name, type, website and state; the contact person’s name, email address and phone
          number; which leads it wants, how many and for what budget; the consent; and the time.
        </dd>
        <dt>With an inquiry or an application</dt>
        <dd>
          A record of your consent: which wording you agreed to, on which page, in which language
          and when, and whether your browser sent the Global Privacy Control signal. It is filed
          under the number of your inquiry or application, and contains nothing else that identifies
          you.
        </dd>
        <dt>With every form</dt>
        <dd>
          The score from the bot check, which says how likely it is that a person sent the form.
        </dd>
      </dl>
      <p>
        We don’t pull your credit report. What you type into a calculator stays in your browser. We
        store nothing from a form until you send it.
      </p>
      <h2>Who receives it</h2>
      <ul>
        <li>
          <strong>Mortgage lenders and brokers.</strong> {whoContacts.passedOn} {whoContacts.may}{' '}
          {whoContacts.onlyIf} Each handles your details under its own privacy notice. We don’t pass
          on an inquiry if your browser sent the Global Privacy Control signal with it, or if you
          have withdrawn your consent. Messages and company applications aren’t passed on in this
          way.
        </li>
        <li>
          <strong>Whoever has your link.</strong> The link from the thank-you page shows the name of
          each company that got your inquiry, the days on which we passed it on, got it back or told
          the company of your request, and the days of your requests. It shows nothing that you
          typed.
        </li>
        <li>
          <strong>Google, for the bot check.</strong> Our forms are protected by reCAPTCHA. When you
          use a form, your browser loads a script from Google, which looks at how the form is used
          and may set a cookie of its own. When you send it, our server passes your IP address and
          your browser’s description of itself to Google with the check. Google processes this data
          for us, under the{' '}
          <a href="https://cloud.google.com/terms/data-processing-addendum" rel="noreferrer">
            data processing terms of Google Cloud
          </a>
          , to provide the check and to keep it effective.
        </li>
        <li>
          <strong>Google, as our host.</strong> This site and its database run on Google’s Firebase,
          which sees the IP address that every request comes from.
        </li>
      </ul>
      <h2>How we protect it</h2>
      <p>
        Pages and forms travel over encrypted connections only. What you send is in a database of
        Google’s, encrypted on its disks. Its rules let nobody read it but the site’s owner, after a
        recent sign-in. The owner’s email about a new inquiry has nothing of yours in it.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        The forms may keep what you typed in this tab’s storage, so that you don’t lose it when you
        reload the page. It’s used for at most {rememberedMinutes} minutes, removed once the form
        has been sent, and gone when you close the tab. It doesn’t include your consent. The
        calculators keep their numbers in the same way. Until we confirm that we have what you sent,
        the tab also keeps the record of your consent. It also keeps any request to withdraw your
        consent or to delete what you sent. That way, a second try doesn’t count twice.
      </p>
      <p>
        We set no cookies of our own, and we use no analytics and no advertising trackers. Only the
        owner of the site signs in.
      </p>
      <h2>How long we keep it</h2>
      <p>
        We keep inquiries, messages and applications for up to {retentionMonths} months after they
        were sent, and then delete them. We delete them earlier if you ask us to. The name of a
        company that received an inquiry stays with that inquiry, even if the company’s application
        is deleted earlier. Once an inquiry or an application is deleted, its link shows only the
        day of the deletion, for {deletionKeptDays} days. We keep the record of a consent for{' '}
        {consentRecordYears} years, even after the inquiry or application is deleted, so that we can
        show what was agreed to.
      </p>
      <h2>What you can ask for</h2>
      <p>
        After you send an inquiry or an application, the thank-you page has a link for withdrawing
        your consent or asking for deletion. Keep it: the link is all you need, and there is no
        account. The page closes after {rememberedMinutes} minutes without use, so that nobody else
        finds it on your device. It shows and deletes that inquiry or application, and nothing else
        that was sent with your email address or phone number. For everything else, or if you no
        longer have the link, write to us on the <Link to={paths.contact}>contact page</Link>, with
        the same email address that you gave in the form, and tell us which of these you want:
      </p>
      <ul>
        <li>
          <strong>To revoke your consent to be contacted.</strong> You don’t have to give a reason.{' '}
          {whoContacts.end} {whoContacts.untilNotified} {whoContacts.others} {whoContacts.again} You
          can also tell any company that calls or writes to you.
        </li>
        <li>
          <strong>To see what we hold about you</strong>, or to have a mistake in it corrected.
        </li>
        <li>
          <strong>To have it deleted.</strong>
        </li>
        <li>
          <strong>To stop us from selling or sharing it.</strong>{' '}
          <Link to={paths.doNotSell}>Here is how</Link>.
        </li>
      </ul>
      <p>
        We answer within {businessDays(answerBusinessDays)}. Because anyone can type any address
        into a form, we first ask you to confirm that the address is yours, and we only delete what
        you sent. A company that has your inquiry is responsible for its own copy; if you ask by the
        link, we tell it.
      </p>
      <h2>Who runs this site</h2>
      <SiteOwner />
      <h2>Children</h2>
      <p>Mortgages are for adults. Please don’t send us anything about anyone under 18.</p>
    </LegalPage>
  );
}

/** What happens with personal data, in the words of the form. */
function DataSummary() {
  return (
    <dl className={styles.summary}>
      <dt>What we collect</dt>
      <dd>What you type into a form and send. No credit report and no Social Security number.</dd>
      <dt>Who gets it</dt>
      <dd>{whoContacts.passedOn}</dd>
      <dt>Who may contact you</dt>
      <dd>
        {whoContacts.may} {whoContacts.onlyIf}
      </dd>
      <dt>How to stop it</dt>
      <dd>{`${whoContacts.end} ${whoContacts.others}`}</dd>
    </dl>
  );
}
