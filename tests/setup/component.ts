import '@testing-library/jest-dom/vitest';
import { webcrypto } from 'node:crypto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { visit } from '#src/data/state/visit.ts';
import { watchChangingTexts } from './changing-texts.ts';

// What jsdom lacks. First random numbers with digests: Node implements the standard.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// Modal dialogs that open and close. The browser tests cover focus, Escape and the page behind.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// Text without a layout, measured as jsdom measures elements.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => {};

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
  vi.restoreAllMocks();
  vi.useRealTimers();
  visit.entries.clear();
  expect(errors, 'an unexpected console.error').toEqual([]);
});
