import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { env } from '../env.ts';
import { firebaseApp } from './app.ts';
import { emulatorAddress } from './emulator-address.ts';

/**
 * Returns the callable functions of a region.
 *
 * @param region such as `us-central1`
 */
export function functionsIn(region: string) {
  const functions = getFunctions(firebaseApp(), region);
  if (import.meta.env.MODE !== 'production' && env.emulators) {
    connectFunctionsEmulator(functions, ...emulatorAddress(env.emulators.functions));
  }
  return functions;
}
