import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';

/** Tells the visitor that Next failed because the validation did not load; takes the focus. */
export function ValidationFailure() {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tone="error" tabIndex={-1} title="We could not check your answers">
      <p>
        Part of this page did not load. Your answers are still here. Please press Next again; if
        that does not help, reload the page.
      </p>
    </Alert>
  );
}
