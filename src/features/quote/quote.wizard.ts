import { formValidation } from '#src/domain/leads/form/lead-form.ts';
import type { WizardKind, WizardStep } from '#src/domain/leads/wizard/journey.ts';
import { lazyDetails } from '#src/domain/leads/wizard/ThankYou.tsx';
import { honeypotName } from './HoneypotField.tsx';
import { emptyQuote, type QuoteField, quoteFormats } from './quote.form.ts';
import { quoteLead } from './quote.lead.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';
import { ConsentStep } from './steps/ConsentStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { FinancesStep } from './steps/FinancesStep.tsx';
import { LoanStep } from './steps/LoanStep.tsx';
import { NameStep } from './steps/NameStep.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { PurchaseStep } from './steps/PurchaseStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';

/** The steps in order. Adding a step takes an entry here and a small component. */
export const quoteSteps: readonly WizardStep<QuoteField>[] = [
  { title: 'Your Name', fields: ['firstName', 'lastName'], Content: NameStep },
  { title: 'Contact Information', fields: ['email', 'phone'], Content: ContactStep },
  { title: 'Property Information', fields: ['address', 'zipCode'], Content: PropertyStep },
  { title: 'Financial Information', fields: ['income', 'creditScore'], Content: FinancesStep },
  { title: 'Loan Details', fields: ['loanType', 'homePrice'], Content: LoanStep },
  { title: 'Purchase Details', fields: ['downPayment', 'timeline'], Content: PurchaseStep },
  { title: 'Consent', fields: ['contactConsent'], Content: ConsentStep },
  { title: 'Review', fields: [], Content: ReviewStep },
];

/** The 8-step pre-qualification form. */
export const quoteWizard: WizardKind<QuoteInput, QuoteAnswers> = {
  name: 'quote',
  steps: quoteSteps,
  validation: formValidation(async () => (await import('./quote.schema.ts')).quoteSchema),
  empty: emptyQuote,
  formats: quoteFormats,
  lead: quoteLead,
  honeypot: honeypotName,
  Details: lazyDetails(async () => (await import('./SuccessDetails.tsx')).SuccessDetails),
};
