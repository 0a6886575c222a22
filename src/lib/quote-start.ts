/**
 * Values with which another page prefills the quote form. They are passed in the router's state, never
 * in the address, and are written as a visitor would type them.
 */
export interface QuoteStart {
  homePrice?: string;
  downPayment?: string;
  /** The visitor chose these values explicitly, so they take precedence over the form's draft. */
  chosen?: boolean;
}

/** Parses a router state, which may be anything, and ignores unknown or invalid parts. */
export function readQuoteStart(state: unknown): QuoteStart {
  if (typeof state !== 'object' || state === null) return {};
  const { homePrice, downPayment, chosen } = state as Record<string, unknown>;
  return {
    ...(typeof homePrice === 'string' && { homePrice }),
    ...(typeof downPayment === 'string' && { downPayment }),
    ...(chosen === true && { chosen }),
  };
}
