import { recall, remember } from '#src/lib/tab-storage.ts';

/** Longer than any text that a person types into a calculator, and than any list of theirs. */
const maxLength = 100;

/** Keeps what was entered into a calculator for this visit, in this tab alone. */
export function keepInputs(name: string, inputs: object): void {
  remember(keyOf(name), inputs);
}

/**
 * Returns what was entered into a calculator earlier in this visit.
 *
 * @param defaults decide the shape: what an earlier release kept in another one is dropped. The
 *   first element of a list stands for all of its elements, and there is at least one
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

function isListLike(values: readonly unknown[], example: unknown): boolean {
  const isKept = values.length > 0 && values.length <= maxLength;
  return isKept && values.every((value) => isLike(value, example));
}

function isLike(value: unknown, example: unknown): boolean {
  if (typeof value !== typeof example) return false;
  if (typeof value === 'string') return value.length <= maxLength;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return true;
  if (value === null || example === null) return value === example;
  if (Array.isArray(example)) return Array.isArray(value) && isListLike(value, example[0]);
  return Object.entries(example as object).every(([key, part]) =>
    isLike((value as Record<string, unknown>)[key], part),
  );
}
