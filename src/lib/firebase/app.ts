import { initializeApp } from 'firebase/app';
import { env } from '../env.ts';
import { onFirstUse } from '../on-first-use.ts';

/** The one Firebase app of the page. */
export const firebaseApp = onFirstUse(() => initializeApp(env.firebase));
