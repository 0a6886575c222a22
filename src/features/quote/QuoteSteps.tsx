import type { ComponentType } from 'react';
import type { StepProps, WizardStep } from '#src/domain/leads/wizard/journey.ts';
import { StepNote } from '#src/domain/leads/wizard/WizardForm.tsx';
import { cachedLoader } from '#src/lib/lazy-value.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { type QuoteField, useQuoteField } from './quote.form.ts';

/**
 * The script of the steps after the first. It arrives with the validation, without which no other step is
 * shown, so that the first load is small and no step waits for its fields.
 */
export const steps2To8 = cachedLoader(() => import('./Steps2To8.tsx'));

type Steps2To8 = Awaited<ReturnType<typeof steps2To8.load>>;

/** The steps in order. Adding a step takes an entry here and a small component. */
export const quoteSteps: readonly WizardStep<QuoteField>[] = [
  { title: 'Your Name', fields: ['firstName', 'lastName'], Content: NameStep },
  { title: 'Contact Information', fields: ['email', 'phone'], Content: later('ContactStep') },
  { title: 'Property Information', fields: ['address', 'zipCode'], Content: later('PropertyStep') },
  {
    title: 'Financial Information',
    fields: ['income', 'creditScore'],
    Content: later('FinancesStep'),
  },
  { title: 'Loan Details', fields: ['loanType', 'homePrice'], Content: later('LoanStep') },
  {
    title: 'Purchase Details',
    fields: ['downPayment', 'timeline'],
    Content: later('PurchaseStep'),
  },
  { title: 'Consent', fields: ['contactConsent'], Content: later('ConsentStep') },
  { title: 'Review', fields: [], Content: later('ReviewStep') },
];

function NameStep() {
  const firstName = useQuoteField('firstName');
  const lastName = useQuoteField('lastName');
  return (
    <>
      <TextField
        {...firstName.field}
        label="First name"
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...lastName.field}
        label="Last name"
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
    </>
  );
}

/** What matters at a step, beside it. */
export function QuoteNote({ number }: { number: number }) {
  if (number === 1) {
    return (
      <StepNote brief="Eight short steps. No cost, no credit pull.">
        <p>You can change any answer before you send it, and nothing is sent before step 8.</p>
      </StepNote>
    );
  }
  const Note = steps2To8.cached()?.LaterNote;
  return Note && <Note number={number} />;
}

/** Returns the content of a step whose script is loaded by the time that the step is shown. */
function later(name: Exclude<keyof Steps2To8, 'LaterNote'>): ComponentType<StepProps<QuoteField>> {
  return function LaterStep(props) {
    const Content = steps2To8.cached()?.[name];
    return Content && <Content {...props} />;
  };
}
