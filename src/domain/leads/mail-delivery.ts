/**
 * The states of a mail to the owner, which the mailer stores in its `delivery`. A mail without one has not been
 * taken yet; a bundled one is only counted in the summary of its hour.
 */
export type DeliveryState = 'SENDING' | 'SENT' | 'FAILED' | 'BUNDLED';

/** The path of the state. */
export const deliveryStateField = 'delivery.state';

/** The state of a mail that could not be sent so far. */
export const unsentState = 'FAILED' satisfies DeliveryState;
