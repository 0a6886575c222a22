import type { Env } from '../env.schema.ts';

/** Returns the origin of the callable functions of a region, the same as in the Firebase SDK. */
export function functionsOrigin({ firebase, emulators }: Env, region: string): string {
  return emulators
    ? `http://${emulators.functions}`
    : `https://${region}-${firebase.projectId}.cloudfunctions.net`;
}

/** Returns the address of a callable function. */
export function functionAddress(env: Env, region: string, name: string): string {
  const origin = functionsOrigin(env, region);
  return env.emulators
    ? `${origin}/${env.firebase.projectId}/${region}/${name}`
    : `${origin}/${name}`;
}

/** Splits `127.0.0.1:8080` into the host and the port that the SDK's connect functions take. */
export function emulatorAddress(hostAndPort: string): [host: string, port: number] {
  const [host = '', port] = hostAndPort.split(':');
  return [host, Number(port)];
}
