import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { emulatorVariables } from '../emulators/emulator-variables.ts';
import { playMailExtension } from './extension.ts';
import { openMailFolder } from './mail-folder.ts';

/**
 * Starts the stand-in for the Trigger Email extension over the running Firestore emulator.
 *
 * @param keep whether the mails of the last run stay
 * @returns stops it
 */
export function startMailStandIn(projectId: string, keep: boolean): () => Promise<void> {
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'mail-stand-in');
  const stop = playMailExtension(getFirestore(app), openMailFolder({ emptied: !keep }));
  let stopped: Promise<void> | undefined;
  // A stack may be stopped twice: at the end of a command, and when the command is interrupted.
  return () => {
    stopped ??= stop().then(() => deleteApp(app));
    return stopped;
  };
}
