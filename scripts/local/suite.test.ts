import { describe, expect, it } from 'vitest';
import { ports } from './stack.ts';
import { listPorts } from './suite.ts';

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
