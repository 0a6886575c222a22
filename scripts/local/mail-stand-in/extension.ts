import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { collections } from '#src/domain/collections.ts';
import { emulatorVariables } from '../stack.ts';
import { nextStep, outcome } from './delivery.ts';
import { type MailFolder, openMailFolder } from './mail-folder.ts';
import { prepare } from './prepare.ts';

/**
 * Plays the Trigger Email extension for a database: writes each document of the mail collection to a
 * file, and the outcome to the document's `delivery`.
 *
 * @returns once it sees every mail that is written from then on: stops it after the deliveries under way
 *   have ended
 * @see https://extensions.dev/extensions/firebase/firestore-send-email
 */
export async function playMailExtension(
  firestore: Firestore,
  folder: MailFolder,
): Promise<() => Promise<void>> {
  const { promise: listens, resolve: isListening } = Promise.withResolvers<void>();
  const underWay = new Set<Promise<void>>();

  async function onWrite(mail: DocumentReference): Promise<void> {
    const send = await firestore.runTransaction(async (transaction) => {
      const data = (await transaction.get(mail)).data();
      const step = data && nextStep(data, Date.now());
      if (step) transaction.update(mail, step.update);
      return step?.send ? data : undefined;
    });
    if (!send) return;
    try {
      const prepared = await prepare(firestore, send);
      folder.put(mail.id, prepared);
      await mail.update(outcome({ accepted: prepared.to, messageId: mail.id }));
    } catch (error) {
      await mail.update(outcome(error as Error));
    }
  }

  const stopListening = firestore.collection(collections.mail).onSnapshot(
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'removed') continue;
        // A mail may be deleted during its delivery, and the stack may end.
        const work = onWrite(doc.ref).catch(() => {});
        underWay.add(work);
        void work.then(() => underWay.delete(work));
      }
      isListening();
    },
    // The stack has ended on its own, and reports that itself.
    () => isListening(),
  );
  // The emulator may not tell a listener of a document that is written while it is being added.
  await listens;

  return async () => {
    stopListening();
    await Promise.all(underWay);
  };
}

/**
 * Starts the stand-in for the Trigger Email extension on the running Firestore emulator.
 *
 * @param keep whether to keep the mails of the last run
 * @returns stops it
 */
export async function startMailStandIn(
  projectId: string,
  keep: boolean,
): Promise<() => Promise<void>> {
  Object.assign(process.env, emulatorVariables(projectId));
  const app = initializeApp({ projectId }, 'mail-stand-in');
  const stop = await playMailExtension(getFirestore(app), openMailFolder({ emptied: !keep }));
  let stopped: Promise<void> | undefined;
  // May be called twice: at the end of a command, and when the command is interrupted.
  return () => {
    stopped ??= stop().then(() => deleteApp(app));
    return stopped;
  };
}
