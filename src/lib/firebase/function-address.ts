import type { Env } from '../env.schema.ts';

/** Where the callable functions of a region are asked, as the Firebase SDK does it. */
export function functionsOrigin({ firebase, emulators }: Env, region: string): string {
  return emulators
    ? `http://${emulators.functions}`
    : `https://${region}-${firebase.projectId}.cloudfunctions.net`;
}

/** The address of one callable function. */
export function functionAddress(env: Env, region: string, name: string): string {
  const origin = functionsOrigin(env, region);
  return env.emulators
    ? `${origin}/${env.firebase.projectId}/${region}/${name}`
    : `${origin}/${name}`;
}
