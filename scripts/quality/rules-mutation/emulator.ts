import { join } from 'node:path';
import { Failure } from '../../lib/failure.ts';
import { freePort } from '../../lib/ports.ts';
import { Child } from '../../lib/processes.ts';
import { findFirestoreEmulator, findJava } from '../../local/firestore-emulator.ts';
import { host } from '../../local/stack.ts';

const readyText = 'is now running';

/** A Firestore emulator of its own, independent of the local stack. */
export interface LoneEmulator {
  /** Host and port. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts a Firestore emulator on a free port.
 *
 * @throws Failure if it is not installed yet, or ends while starting
 */
export async function startLoneEmulator(): Promise<LoneEmulator> {
  const [java, jar, port] = await Promise.all([
    findJava(),
    findFirestoreEmulator(),
    freePort(host),
  ]);
  if (!jar) throw new Failure('The Firestore emulator is not here yet: npm start downloads it.');
  const child = new Child({
    name: 'firestore-emulator',
    command: join(java.bin, 'java'),
    args: ['-Duser.language=en', '-jar', jar, '--host', host, '--port', String(port)],
  });
  const ready = new Promise<'ready'>((resolve) =>
    child.onOutput((text) => text.includes(readyText) && resolve('ready')),
  );
  if ((await Promise.race([ready, child.exited])) !== 'ready') {
    throw new Failure('The Firestore emulator ended while starting.', { log: child.log });
  }
  return { address: `${host}:${port}`, stop: () => child.stop() };
}
