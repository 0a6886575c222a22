import './dialog.ts';
import './layout.ts';
import './web-crypto.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { watchChangingTexts } from './changing-texts.ts';

// Only an upper bound, for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const writeError = console.error;
const errors: unknown[][] = [];

/** Is no mock, because vi.restoreAllMocks() would take a mock off before its calls are counted. */
function noteError(...words: unknown[]): void {
  errors.push(words);
  writeError(...words);
}
console.error = noteError;

watchChangingTexts();

beforeEach(() => void errors.splice(0));

afterEach(() => {
  cleanup();
  expect(console.error, 'a spy that the test did not restore').toBe(noteError);
  expect(errors, 'an unexpected console.error').toEqual([]);
});
