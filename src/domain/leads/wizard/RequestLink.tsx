import { Link } from 'react-router-dom';
import { type LeadReference, requestAddress } from '#src/domain/leads/lead-reference.ts';

/** The link for withdrawing the consent to a stored lead or requesting its deletion. */
export function RequestLink(reference: LeadReference) {
  return (
    <p>
      <Link to={requestAddress(reference)}>Withdraw your consent or ask for deletion</Link> at any
      time. Opening that page changes nothing, so bookmark it now. It needs no account, so keep its
      address to yourself.
    </p>
  );
}
