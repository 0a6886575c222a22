import { useWatch } from 'react-hook-form';
import { ConsentFacts, ConsentField } from '#src/domain/leads/ConsentParts.tsx';
import { quoteConsent } from '#src/domain/leads/consent-wordings.ts';
import { EmailField } from '#src/domain/leads/form/FormParts.tsx';
import {
  creditScoreOptions,
  loanTypeOptions,
  timelineOptions,
} from '#src/domain/leads/quote.options.ts';
import { consentStepNumber, whoContacts } from '#src/domain/leads/who-contacts.ts';
import { cleanPhone } from '#src/lib/input/typed-numbers.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { downPaymentNote, phoneQuestion, useQuestion, zeroQuestion } from './answer-notes.ts';
import styles from './QuoteSteps.module.css';
import { honeypotName, useQuoteField, useQuoteForm } from './quote.form.ts';

export { ReviewStep } from './ReviewStep.tsx';
export { Steps2To8Note as LaterNote } from './Steps2To8Note.tsx';

export function ContactStep() {
  const phone = useQuoteField('phone');
  const { control } = useQuoteForm();
  const typedPhone = useWatch({ control, name: 'phone' });
  const cleanedPhone = phone.field.error ? cleanPhone(typedPhone) : undefined;
  const offer = cleanedPhone
    ? {
        text: `Write it as ${cleanedPhone}?`,
        action: 'Use it',
        onAccept: () => phone.change(cleanedPhone),
      }
    : undefined;
  const question = useQuestion('phone', phoneQuestion);
  return (
    <>
      <EmailField />
      <TextField
        {...phone.field}
        label="Phone"
        hint={
          <>
            We won’t share your number unless you agree in step {consentStepNumber}. Use a US number
            with area code, like <span className="unbroken">(555) 123-4567</span>.
          </>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        suggestion={phone.field.error ? offer : question}
      />
    </>
  );
}

export function PropertyStep() {
  const address = useQuoteField('address');
  const zipCode = useQuoteField('zipCode');
  return (
    <>
      <TextField
        {...address.field}
        label="Street address"
        hint="The home you have in mind, or where you live now if you’re still looking."
        autoComplete="street-address"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...zipCode.field}
        label="ZIP code"
        hint="Five digits, like 02139, or nine, like 02139-4307."
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
      />
    </>
  );
}

export function FinancesStep() {
  const income = useQuoteField('income');
  const question = useQuestion('income', zeroQuestion, { atOnce: true });
  const creditScore = useQuoteField('creditScore');
  return (
    <>
      <MoneyField
        {...income.field}
        suggestion={question}
        label="Yearly income"
        hint="Your income before taxes, plus that of anyone buying with you. You can type 85,000 or 85k."
        enterKeyHint="next"
      />
      <SelectField
        {...creditScore.field}
        label="Credit score"
        hint="Your best guess is fine. We don’t pull your credit."
        placeholder="Select a range"
        options={creditScoreOptions}
        autoComplete="off"
      />
    </>
  );
}

export function LoanStep() {
  const loanType = useQuoteField('loanType');
  const homePrice = useQuoteField('homePrice');
  const question = useQuestion('homePrice', zeroQuestion, { atOnce: true });
  return (
    <>
      <SelectField
        {...loanType.field}
        label="Loan type"
        hint="Not sure? Conventional is the most common. You can change your mind later."
        placeholder="Select a loan type"
        options={loanTypeOptions}
        autoComplete="off"
      />
      <MoneyField
        {...homePrice.field}
        suggestion={question}
        label="Home price"
        hint="About what you expect to pay. You can type 450,000 or 450k."
        enterKeyHint="next"
      />
    </>
  );
}

export function PurchaseStep() {
  const downPayment = useQuoteField('downPayment');
  const timeline = useQuoteField('timeline');
  const { control } = useQuoteForm();
  const [typed, homePrice] = useWatch({ control, name: ['downPayment', 'homePrice'] });
  return (
    <>
      <MoneyField
        {...downPayment.field}
        label="Down payment"
        hint="An amount or a percentage of the price, like 80,000 or 20%. 0 is fine: VA and USDA loans may require none."
        dollarSign={false}
        inputMode="text"
        enterKeyHint="next"
      />
      <p role="status">{downPaymentNote(typed, homePrice)}</p>
      <SelectField
        {...timeline.field}
        label="When do you hope to buy?"
        placeholder="Select a time"
        options={timelineOptions}
        autoComplete="off"
      />
    </>
  );
}

export function ConsentStep() {
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

interface MoneyFieldProps extends Omit<TextFieldProps, 'ornament'> {
  /** False if the answer may be something other than dollars, such as a percentage. */
  dollarSign?: boolean;
}

/** A text field for an amount, so that visitors can type `$450,000` or `450k`. */
function MoneyField({ dollarSign = true, ...rest }: MoneyFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ornament={dollarSign ? '$' : undefined}
    />
  );
}
