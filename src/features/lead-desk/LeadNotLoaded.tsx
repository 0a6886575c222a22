import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The lead could not be read; that says nothing of whether it is there. */
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
