import { embeddedPart } from '#src/lib/document-data.ts';
import type { Rates } from './rates.schema.ts';

/** The rates embedded in each page that shows them. */
export const embeddedRates = embeddedPart<Rates>('rates');
