import type { WizardKind } from '#src/features/wizard/wizard.types.ts';
import { quoteLead } from './quote.document.ts';
import { emptyQuote, type QuoteAnswers, type QuoteInput, quoteSchema } from './quote.schema.ts';
import { quoteSteps } from './steps.ts';
import { trapName } from './TrapField.tsx';

/** The 8-step pre-qualification form. */
export const quoteWizard: WizardKind<QuoteInput, QuoteAnswers> = {
  name: 'quote',
  steps: quoteSteps,
  schema: quoteSchema,
  empty: emptyQuote,
  lead: quoteLead,
  trap: trapName,
};
