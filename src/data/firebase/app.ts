import { initializeApp } from 'firebase/app';
import { env } from '#src/lib/addresses/env.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';

/** Returns the Firebase app of the page. */
export const firebaseApp = lazyValue(() => initializeApp(env.firebase));

/** Splits `127.0.0.1:8080` into the host and the port that the SDK's connect functions take. */
export function emulatorAddress(hostAndPort: string): [host: string, port: number] {
  const [host = '', port] = hostAndPort.split(':');
  return [host, Number(port)];
}
