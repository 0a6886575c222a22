import { Card } from '#src/ui/Card.tsx';
import { HeldText } from '#src/ui/HeldText.tsx';

/** Holds the place of a lead that is on its way. */
export function LeadLoading() {
  return (
    <>
      <h1>Lead</h1>
      <Card>
        <p role="status">Loading the lead…</p>
        <p>
          <HeldText width="line" />
        </p>
        <p>
          <HeldText width="word" />
        </p>
      </Card>
    </>
  );
}
