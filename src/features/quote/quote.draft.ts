import { forget, recall, remember } from '#src/lib/tab-storage.ts';
import { emptyQuote, type QuoteInput } from './quote.schema.ts';

const key = 'quote';

/** The answers but for the consent, which is given anew each time. */
type QuoteDraft = Omit<QuoteInput, 'contactConsent'>;

const { contactConsent: _, ...emptyDraft } = emptyQuote;

/** What was typed earlier in this tab; unknown fields and values that are not text are left out. */
export function recallDraft(): Partial<QuoteDraft> {
  const saved = recall(key);
  if (typeof saved !== 'object' || saved === null) return {};
  const known = Object.entries(saved).filter(
    ([name, value]) => Object.hasOwn(emptyDraft, name) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}

/** Keeps the answers for this tab; there is no draft of an empty form. */
export function rememberDraft({ contactConsent: _, ...draft }: QuoteInput): void {
  if (Object.values(draft).some(Boolean)) remember(key, draft);
  else forgetDraft();
}

export function forgetDraft(): void {
  forget(key);
}
