import { describe, expect, it } from 'vitest';
import { findReason } from './suite.ts';

describe('findReason', () => {
  it('finds the error that the functions threw while loading', () => {
    const log = [
      'i  functions: Loading functions from functions/lib',
      '⬢  functions: Failed to load function definition from source: FirebaseError: Functions codebase could not be analyzed successfully. It may have a syntax or runtime error',
      'Error: boom at load',
      '    at functions/lib/index.js:3:7',
    ].join('\n');

    expect(findReason(log)).toBe('Error: boom at load');
  });

  it('falls back to the emulator’s message', () => {
    const log =
      '⬢  functions: Failed to load function definition from source: FirebaseError: There was an error reading functions/package.json';

    expect(findReason(log)).toBe('There was an error reading functions/package.json');
  });

  it('returns undefined for a log without failures', () => {
    expect(
      findReason('✔  All emulators ready! It is now safe to connect your app.'),
    ).toBeUndefined();
  });
});
