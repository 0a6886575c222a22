import { leadBuyerConsent } from '#src/domain/leads/consent/lead-buyer-consent.ts';
import { ConsentField } from '#src/domain/leads/wizard/ConsentField.tsx';

export function ConsentStep() {
  return (
    <>
      <p>
        We answer an application by getting in touch, so we need your consent to do that. The box
        below is ticked already. Please read what it covers. You can untick it, and then the
        application cannot be submitted.
      </p>
      <ConsentField
        wording={leadBuyerConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal. We keep a record of it with your consent, and we pass no application on to other companies."
      />
    </>
  );
}
