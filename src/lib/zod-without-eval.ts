import { config } from 'zod/mini';

// zod compiles validators with `new Function`, which the site's CSP forbids.
config({ jitless: true });
