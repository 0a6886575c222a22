import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';

/** Shown for a lead that does not exist or was deleted. */
export function LeadGone() {
  return (
    <>
      <h1>Lead not found</h1>
      <Alert tone="error">
        <p>It may have been deleted, or the address is incomplete.</p>
        <p>
          <Link to={paths.leads}>See all leads</Link>
        </p>
      </Alert>
    </>
  );
}
