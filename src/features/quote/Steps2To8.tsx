import { useFormContext, useWatch } from 'react-hook-form';
import { ConsentFacts, ConsentField } from '#src/domain/leads/ConsentParts.tsx';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import {
  type ControlProps,
  type Controls,
  FormFields,
  LineControl,
} from '#src/domain/leads/form/FormFields.tsx';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { consentStepNumber, whoContacts } from '#src/domain/leads/who-contacts.ts';
import type { StepProps } from '#src/domain/leads/wizard/journey.ts';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { useTextField } from '#src/lib/use-text-field.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { downPaymentNote, phoneQuestion, useQuestion, zeroQuestion } from './answer-notes.ts';
import styles from './QuoteSteps.module.css';
import { honeypotName, quoteFormats, useQuoteForm } from './quote.form.ts';

export { ReviewStep } from './ReviewStep.tsx';
export { Steps2To8Note as LaterNote } from './Steps2To8Note.tsx';

const controls: Controls = {
  phone: PhoneControl,
  money: MoneyControl,
  downPayment: DownPaymentControl,
  consent: ConsentControl,
};

/** A step with questions. */
export function QuestionStep({ fields }: Pick<StepProps, 'fields'>) {
  return (
    <FormFields
      names={fields}
      questions={quoteQuestions}
      formats={quoteFormats}
      controls={controls}
    />
  );
}

function PhoneControl({ name, question: { label, input }, format }: ControlProps) {
  const phone = useTextField(name, format);
  const { control } = useFormContext<Record<string, string>>();
  const typedPhone = useWatch({ control, name }) ?? '';
  const cleanedPhone = phone.field.error ? cleanPhone(typedPhone) : undefined;
  const offer = cleanedPhone
    ? {
        text: `Write it as ${cleanedPhone}?`,
        action: 'Use it',
        onAccept: () => phone.change(cleanedPhone),
      }
    : undefined;
  const doubt = useQuestion(name, phoneQuestion);
  return (
    <TextField
      {...phone.field}
      {...input}
      label={label}
      hint={
        <>
          We won’t share your number unless you agree in step {consentStepNumber}. Use a US number
          with area code, like <span className="unbroken">(555) 123-4567</span>.
        </>
      }
      enterKeyHint="next"
      suggestion={phone.field.error ? offer : doubt}
    />
  );
}

/** An amount, which may be typed as `$450,000` or `450k`. */
function MoneyControl(props: ControlProps) {
  const doubt = useQuestion(props.name, zeroQuestion, { atOnce: true });
  return (
    <LineControl
      {...props}
      ornament="$"
      inputMode="decimal"
      autoComplete="off"
      suggestion={doubt}
    />
  );
}

function DownPaymentControl(props: ControlProps) {
  const { control } = useQuoteForm();
  const [typed, homePrice] = useWatch({ control, name: ['downPayment', 'homePrice'] });
  return (
    <>
      <LineControl {...props} inputMode="text" autoComplete="off" />
      <p role="status">{downPaymentNote(typed, homePrice)}</p>
    </>
  );
}

function ConsentControl() {
  return (
    <>
      <ConsentFacts>
        <li>
          <strong>Who may contact you</strong> {whoContacts.may}
        </li>
        <li>
          <strong>You don’t have to agree</strong> It’s not a condition of any purchase, loan or
          service.
        </li>
      </ConsentFacts>
      <ConsentField
        wording={quoteConsent.text}
        privacyControlNote="Your browser sends the Global Privacy Control signal, so we won’t share your details with lenders or lead buyers. We keep a record of the signal with your consent."
      />
      <HoneypotField />
    </>
  );
}

/**
 * A honeypot: a field that people do not see and bots fill in. It is on a step without autofill
 * fields, outside the tab order, and hidden from assistive technology.
 */
function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={honeypotName}>Leave this empty</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
