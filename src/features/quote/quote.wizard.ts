import { formCheck } from '#src/domain/leads/form/form-check.ts';
import type { WizardKind } from '#src/domain/leads/wizard/wizard.types.ts';
import { emptyQuote } from './empty-quote.ts';
import { quoteLead } from './quote.document.ts';
import type { QuoteAnswers, QuoteInput } from './quote.schema.ts';
import { quoteSteps } from './steps.ts';
import { trapName } from './TrapField.tsx';

/** The 8-step pre-qualification form. */
export const quoteWizard: WizardKind<QuoteInput, QuoteAnswers> = {
  name: 'quote',
  steps: quoteSteps,
  check: formCheck(async () => (await import('./quote.schema.ts')).quoteSchema),
  empty: emptyQuote,
  lead: quoteLead,
  trap: trapName,
};
