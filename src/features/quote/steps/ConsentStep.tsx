import { quoteConsent } from '#src/domain/leads/consent/quote-consent.ts';
import { ConsentField } from '#src/domain/leads/wizard/ConsentField.tsx';
import { TrapField } from '../TrapField.tsx';

export function ConsentStep() {
  return (
    <>
      <p>
        Someone has to be able to reach you with options. Please read what you agree to before you
        tick the box.
      </p>
      <ConsentField
        wording={quoteConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal, so we will not pass your details on to lenders or lead buyers. We keep a record of the signal with your consent."
      />
      <TrapField />
    </>
  );
}
