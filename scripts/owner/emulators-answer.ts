import { Failure } from '../lib/failure.ts';

/**
 * Checks that the emulators run; otherwise the SDK would try to reach them for minutes.
 *
 * @param addresses `host:port` of each
 * @throws Failure that names the one that does not answer
 */
export async function checkEmulators(addresses: readonly (string | undefined)[]): Promise<void> {
  for (const address of addresses) {
    await fetch(`http://${address}/`, { signal: AbortSignal.timeout(5_000) }).catch((cause) => {
      const message = `No emulator answers on ${address}: npm start runs them.`;
      throw new Failure(message, { cause });
    });
  }
}
