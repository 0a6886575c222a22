import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Shown when reading the lead failed; it may still exist. */
export function LeadNotLoaded() {
  return (
    <>
      <h1>Lead</h1>
      <Alert tone="error" title="The lead could not be loaded.">
        <p>Please check your connection and your sign-in.</p>
        <Button variant="link" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Alert>
    </>
  );
}
