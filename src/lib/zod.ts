import * as z from 'zod/mini';

// zod compiles validators with `new Function`, which the site's CSP forbids.
z.config({ jitless: true });

export { z };
