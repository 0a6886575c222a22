import { idleSession } from './idle-session.ts';
import { lastUse } from './last-use.ts';

/** The one session of this browser, as far as its use is concerned. */
export const session = idleSession(lastUse, Date.now);
