import { Link } from 'react-router-dom';
import { faqItemPath } from '#src/features/faq/questions.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { LegalPage, SiteOwner } from './LegalPage.tsx';

/** The terms of use: what the site does and does not offer, and what it asks of visitors. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      description={`What ${site.name} offers and what it does not, what an inquiry is, how far you can rely on its figures, and what we ask of you.`}
      path={paths.terms}
      lastChanged="2026-11-27"
      lead="By using this site, you agree to these terms. They are short on purpose."
    >
      <h2>What this site is</h2>
      <p>{site.legal.notALender}</p>
      <p>
        A pre-qualification inquiry is neither an application for a loan nor an approval. A lender
        decides whether to offer you a loan, and on what terms, after you apply to it. No one is
        obligated to make you an offer, and you aren’t obligated to accept one. The FAQ explains{' '}
        <Link to={faqItemPath('pre-approval')}>how pre-qualification and pre-approval differ</Link>.
      </p>
      <h2>Information, not advice</h2>
      <p>
        Articles, answers and calculators give general information. They aren’t financial, legal or
        tax advice, and they don’t take your situation into account. Before you decide, talk to a
        lender, a housing counselor or another professional you trust.
      </p>
      <h2>Rates and calculations</h2>
      <p>
        The rates on this site are examples. They vary with credit score, loan amount and other
        factors, they change without notice, and they aren’t an offer. An annual percentage rate
        (APR) beside one is for the loan, points and lender fees named there. The calculators work
        with what you enter; a lender’s figures will differ.
      </p>
      <h2>What we ask of you</h2>
      <ul>
        <li>Give your own details, and give them as truthfully as you can.</li>
        <li>Send each inquiry only once, and never by automated means.</li>
        <li>Don’t try to disrupt the site or to access data that is not yours.</li>
      </ul>
      <h2>Other companies</h2>
      <p>
        Lenders and brokers that contact you act for themselves, not for us. The same is true of the
        sites that we link to. We don’t vouch for their offers.
      </p>
      <h2>Text and pictures</h2>
      <p>
        You may read, print and quote what is here if you name the source. Please ask before you
        publish whole articles or pictures elsewhere.
      </p>
      <h2>Our responsibility</h2>
      <p>
        We work to keep the site correct and available, but cannot promise that it always is. To the
        extent the law allows, we are not liable for losses that come from relying on it alone. Your
        legal rights as a consumer are not affected.
      </p>
      <h2>Who runs this site</h2>
      <SiteOwner />
      <h2>Your data and changes</h2>
      <p>
        The <Link to={paths.privacy}>privacy page</Link> explains what happens with your data, and
        how to withdraw a consent or have what you sent deleted. When these terms change, so does
        the date below. If you have questions, use the <Link to={paths.contact}>contact page</Link>.
      </p>
    </LegalPage>
  );
}
