import { initializeApp } from 'firebase/app';
import { env } from '../env.ts';

/** The one Firebase app of the page. */
export const firebaseApp = initializeApp(env.firebase);
