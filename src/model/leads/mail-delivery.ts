/**
 * The states of a mail to the owner, which the mailer stores in its `delivery`. A mail without one has not been
 * taken yet; a bundled one is only counted in a summary; of an unknown one the server has the text and did not
 * say whether it took it.
 */
export type DeliveryState = 'SENDING' | 'SENT' | 'FAILED' | 'UNKNOWN' | 'BUNDLED';

/** The path of the state. */
export const deliveryStateField = 'delivery.state';

/** The states of mails that were not sent so far, or perhaps not. */
export const unsentStates: DeliveryState[] = ['FAILED', 'UNKNOWN'];
