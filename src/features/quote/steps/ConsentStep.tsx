import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { ConsentFacts, ConsentField } from '#src/domain/leads/wizard/WizardForm.tsx';
import { site } from '#src/site.ts';
import { HoneypotField } from '../HoneypotField.tsx';

export function ConsentStep() {
  return (
    <>
      <ConsentFacts>
        <li>
          <strong>Who may contact you</strong> {site.name}, and lenders or lead buyers: no more than{' '}
          {site.companiesPerInquiry}, one at a time. By phone, text message and email, including
          automated or recorded calls and messages.
        </li>
        <li>
          <strong>You do not have to agree</strong> Your consent is not a condition of any purchase,
          loan or service. Only this form needs it, because we answer it by contacting you.
        </li>
      </ConsentFacts>
      <ConsentField
        wording={quoteConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal, so we will not pass your details on to lenders or lead buyers. We keep a record of the signal with your consent."
      />
      <HoneypotField />
    </>
  );
}
