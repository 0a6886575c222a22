import { describe, expect, it } from 'vitest';
import { ports } from './stack.ts';
import { findReason, listPorts } from './suite.ts';

describe('listPorts', () => {
  const only = ['auth', 'functions', 'firestore'] as const;
  const portsOf = (options: Parameters<typeof listPorts>[0]) =>
    listPorts(options).map(({ port }) => port);

  it("has those of the emulators, and the dev server's beside it", () => {
    const { hosting, ...ofStart } = ports;
    expect(portsOf({ only, hasDevServer: true }).sort()).toEqual(Object.values(ofStart).sort());
  });

  it("has the hosting emulator's for the built site", () => {
    const { site, ...ofPreview } = ports;
    const emulators = [...only, 'hosting'] as const;
    expect(portsOf({ only: emulators }).sort()).toEqual(Object.values(ofPreview).sort());
  });
});

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
