import { Alert } from './Alert.tsx';

/** Says that something could not be loaded, and to reload the page before doing what depends on it. */
export function NotLoaded({ what, before = '' }: { what: string; before?: string }) {
  return (
    <Alert tone="error" title={`${what} could not be loaded.`}>
      <p>{`Please reload the page${before && ` before you ${before}`}.`}</p>
    </Alert>
  );
}
