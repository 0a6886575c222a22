/**
 * What another page hands to the quote form, through the router's state and never the address.
 * The texts are as a visitor would type them.
 */
export interface QuoteStart {
  homePrice?: string;
  downPayment?: string;
  /** The visitor chose these values: they stand above what was typed into the form before. */
  chosen?: boolean;
}

/** Reads a router state, which may be anything; parts that are not of a start are left out. */
export function readQuoteStart(state: unknown): QuoteStart {
  if (typeof state !== 'object' || state === null) return {};
  const { homePrice, downPayment, chosen } = state as Record<string, unknown>;
  return {
    ...(typeof homePrice === 'string' && { homePrice }),
    ...(typeof downPayment === 'string' && { downPayment }),
    ...(chosen === true && { chosen }),
  };
}
