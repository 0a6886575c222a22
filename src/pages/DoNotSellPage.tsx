import { Link } from 'react-router-dom';
import { recall, remember } from '#src/data/state/unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays } from '#src/lib/format/format.ts';
import type { MessageFormName, MessageInput } from '#src/model/lead-forms/message.fields.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { LegalPage } from './LegalPage.tsx';

const contactForm: MessageFormName = 'contact';
const message = 'Do not sell or share my personal information.';

/** Explains how visitors can opt out of having their details shared. */
export function DoNotSellPage() {
  return (
    <LegalPage
      title="Do Not Sell or Share My Personal Information"
      description="How to ask us not to pass your pre-qualification inquiry on to any company, and what happens next."
      path={paths.doNotSell}
      lastChanged="2026-11-28"
      lead="You can tell us not to pass your details on. It costs nothing, you don’t have to give a reason, and it has no consequences for you."
    >
      <h2>How to ask</h2>
      <p>
        If you still have the link from the thank-you page of your inquiry, open it and press
        “Withdraw consent.” {whoContacts.end} {whoContacts.others} Otherwise, send us the request
        that we have written for you. You don’t need an account.
      </p>
      <p>
        <ButtonLink to={paths.contact} onClick={startMessage}>
          Start my request
        </ButtonLink>
      </p>
      <p>
        It is a message that says “{message}” Enter the same name and email address as in your
        inquiry. If you used another phone number or email address in an earlier one, add it.
        Someone you have authorized may ask for you; they should say so in the message.
      </p>
      <h2>What this is about</h2>
      <p>
        {whoContacts.passedOn} Some state laws call that selling or sharing personal information and
        give the people who live there the right to stop it. We let everyone stop it, wherever they
        live.
      </p>
      <h2>Global Privacy Control</h2>
      <p>
        If your browser sends the Global Privacy Control signal, the form says so on its Consent
        step. We keep a record of the signal with the inquiry, and we don’t pass that inquiry on.
        You don’t have to ask.
      </p>
      <h2>What happens then</h2>
      <ul>
        <li>
          Within {businessDays(site.privacy.answerBusinessDays)} we stop passing your inquiries on
          and tell you so. If you withdraw your consent by the link, we do so at once.
        </li>
        <li>We may email you first, to make sure that the request comes from you.</li>
        <li>
          Any company that already received your inquiry still has it. Your link shows each one.{' '}
          {whoContacts.end}
        </li>
        <li>
          Without a lender, an inquiry can’t go any further, so we won’t contact you about it again.
        </li>
      </ul>
      <p>
        If you would rather have everything deleted, the{' '}
        <Link to={paths.privacy}>privacy page</Link> explains how.
      </p>
    </LegalPage>
  );
}

/** Puts the request into the contact form's draft, above what was typed earlier, and into no address. */
function startMessage() {
  const draft = (recall(contactForm) ?? {}) as Partial<MessageInput>;
  const { message: typed = '' } = draft;
  if (typed.includes(message)) return;
  remember(contactForm, { ...draft, message: typed ? `${message}\n\n${typed}` : message });
}
