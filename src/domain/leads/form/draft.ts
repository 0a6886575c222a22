import { forget, recall, remember } from '#src/lib/tab-storage.ts';
import type { FormInput, LeadForm } from './lead-form.types.ts';

type Drafted<Input extends FormInput> = Pick<LeadForm<Input, unknown>, 'name' | 'empty'>;

/**
 * Returns the draft that was typed earlier in this tab, without the consent, which must be given each
 * time. Unknown fields and values of the wrong type are left out.
 */
export function recallDraft<Input extends FormInput>({
  name,
  empty,
}: Drafted<Input>): Partial<Input> {
  const saved = recall(name);
  if (typeof saved !== 'object' || saved === null) return {};
  const known = Object.entries(saved).filter(
    ([field, value]) => Object.hasOwn(empty, field) && hasTypeOfAnswer(empty[field], value),
  );
  return Object.fromEntries(known) as Partial<Input>;
}

/** Stores the answers as a draft for this tab. An empty form has no draft. */
export function rememberDraft<Input extends FormInput>(kind: Drafted<Input>, input: Input): void {
  const { contactConsent: _, ...draft } = input;
  if (Object.values(draft).some(isAnswered)) remember(kind.name, draft);
  else forgetDraft(kind);
}

export function forgetDraft({ name }: { name: string }): void {
  forget(name);
}

/** Whether a field has an answer: a non-empty string or list. */
export function isAnswered(value: FormInput[string]): boolean {
  return typeof value !== 'boolean' && value.length > 0;
}

function hasTypeOfAnswer(empty: unknown, value: unknown): boolean {
  if (Array.isArray(empty)) {
    return Array.isArray(value) && value.every((choice) => typeof choice === 'string');
  }
  return typeof empty === 'string' && typeof value === 'string';
}
