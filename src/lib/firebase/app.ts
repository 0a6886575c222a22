import { initializeApp } from 'firebase/app';
import { env } from '../env.ts';
import { lazyValue } from '../lazy-value.ts';

/** Returns the Firebase app of the page. */
export const firebaseApp = lazyValue(() => initializeApp(env.firebase));
