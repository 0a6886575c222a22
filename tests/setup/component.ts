import './dialog.ts';
import './layout.ts';
import './web-crypto.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { watchChangingTexts } from './changing-texts.ts';

// Only an upper bound, for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const consoleError = vi.spyOn(console, 'error');

watchChangingTexts();

beforeEach(() => consoleError.mockClear());

afterEach(() => {
  cleanup();
  expect(consoleError, 'an unexpected console.error').not.toHaveBeenCalled();
});
