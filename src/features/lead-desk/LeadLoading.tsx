import { Card } from '#src/ui/Card.tsx';
import { SkeletonText } from '#src/ui/SkeletonText.tsx';

/** The skeleton of a lead. */
export function LeadLoading() {
  return (
    <>
      <h1>Lead</h1>
      <Card>
        <p role="status">Loading the lead…</p>
        <p>
          <SkeletonText width="line" />
        </p>
        <p>
          <SkeletonText width="word" />
        </p>
      </Card>
    </>
  );
}
