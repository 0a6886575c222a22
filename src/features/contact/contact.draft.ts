import { forget, recall, remember } from '#src/lib/tab-storage.ts';
import { type ContactInput, contactFields } from './contact.schema.ts';

const key = 'contact';

/** What was typed earlier in this tab; whatever else may stand in its storage is left out. */
export function recallDraft(): Partial<ContactInput> {
  const saved = recall(key);
  if (typeof saved !== 'object' || saved === null) return {};
  const known = Object.entries(saved).filter(
    ([name, value]) => contactFields.some((field) => field === name) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}

/** Keeps what is typed for this tab; there is no draft of an empty form. */
export function rememberDraft(input: ContactInput): void {
  if (Object.values(input).some(Boolean)) remember(key, input);
  else forgetDraft();
}

export function forgetDraft(): void {
  forget(key);
}
