import type { Env } from '#src/lib/addresses/env.schema.ts';

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
