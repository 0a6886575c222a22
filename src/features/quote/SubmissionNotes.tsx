import { useEffect, useRef } from 'react';
import { BotCheckNote } from '#src/domain/leads/form/BotCheckNote.tsx';
import type { SubmissionState } from '#src/domain/leads/submission/use-submit-lead.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { faultTexts } from './quote.lead.ts';

interface SubmissionNotesProps {
  state: SubmissionState;
  botCheckReady: boolean;
}

/** What the visitor is told of a submission, above the button that makes it. */
export function SubmissionNotes({ state, botCheckReady }: SubmissionNotesProps) {
  const failure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.status === 'failed') failure.current?.focus();
  }, [state]);

  return (
    <>
      <BotCheckNote>
        {!botCheckReady && <p role="status">Securing this form... please wait.</p>}
      </BotCheckNote>
      {state.status === 'failed' && (
        <Alert ref={failure} tone="error" tabIndex={-1} title={faultTexts[state.fault]}>
          <p>Your answers are still here. You can try again.</p>
        </Alert>
      )}
    </>
  );
}
