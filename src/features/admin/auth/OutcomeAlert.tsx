import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/notices/Alert.tsx';

/** What a form reports after it was sent. */
export interface Outcome {
  tone: 'error' | 'good';
  text: string;
}

/** A form's outcome. It takes the focus, which the button lost while it was disabled. */
export function OutcomeAlert({ tone, text }: Outcome) {
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => alert.current?.focus(), []);

  return (
    <Alert ref={alert} tone={tone} tabIndex={-1}>
      <p>{text}</p>
    </Alert>
  );
}
