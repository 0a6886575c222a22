import { recall, remember } from '#src/lib/tab-storage.ts';

/** Longer than anything that a person types into a calculator. */
const maxLength = 100;

/** Keeps what was entered into a calculator for this visit, in this tab alone. */
export function keepInputs(name: string, inputs: object): void {
  remember(keyOf(name), inputs);
}

/**
 * Returns what was entered into a calculator earlier in this visit.
 *
 * @param defaults decide the shape: what an earlier release kept in another one is dropped
 */
export function keptInputs<Inputs extends object>(
  name: string,
  defaults: Inputs,
): Inputs | undefined {
  const kept = recall(keyOf(name));
  return isLike(kept, defaults) ? (kept as Inputs) : undefined;
}

function keyOf(name: string): string {
  return `calculator.${name}`;
}

function isLike(value: unknown, example: unknown): boolean {
  if (typeof value !== typeof example) return false;
  if (typeof value === 'string') return value.length <= maxLength;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return true;
  if (value === null || example === null) return value === example;
  return Object.entries(example as object).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}
