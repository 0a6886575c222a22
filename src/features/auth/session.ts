import { idleSession } from './idle-session.ts';
import { lastUse } from './last-use.ts';

/** The idle session of this browser. */
export const session = idleSession(lastUse, Date.now);
