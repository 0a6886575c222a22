import { ConsentFacts, ConsentField } from '#src/domain/leads/ConsentParts.tsx';
import { leadBuyerConsent } from '#src/domain/leads/consent-wordings.ts';
import { site } from '#src/site.ts';

/** The last step of the application. */
export function LeadBuyerConsent() {
  return (
    <>
      <ConsentFacts>
        <li>
          <strong>Who may contact you</strong> Only {site.name}, by phone, text message and email,
          about this application and about buying leads. We don’t pass applications on.
        </li>
        <li>
          <strong>You don’t have to agree</strong> The box below is already checked. You can uncheck
          it, but then you can’t submit the application, because we answer it by contacting you.
          Your consent is not a condition of any purchase.
        </li>
      </ConsentFacts>
      <ConsentField
        wording={leadBuyerConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal. We keep a record of it with your consent, and we don’t pass applications on to other companies."
      />
    </>
  );
}
