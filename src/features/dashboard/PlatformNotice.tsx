import { useState } from 'react';
import { duePlatformDates, explainDate } from '#src/domain/facts/platform-dates.ts';
import { calendarText, siteToday } from '#src/lib/calendar.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Says that something that the site is built on ends soon, with a text for whoever takes care of it. */
export function PlatformNotice() {
  const [today] = useState(siteToday);
  const [isCopied, setIsCopied] = useState(false);
  const due = duePlatformDates(today);
  if (due.length === 0) return null;
  const text = due.map(explainDate).join('\n');
  const [next] = due.map(({ ends }) => ends).filter((ends) => ends !== 'open' && ends >= today);
  const before = next ? ` before ${calendarText(next)}` : '';

  async function copy() {
    // Where that is refused, the text can be selected.
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setIsCopied(copied);
  }

  return (
    <Alert tone="info" title={`Your technician has something to do${before}.`}>
      <details>
        <summary>What to do</summary>
        <p>{text}</p>
      </details>
      <Button variant="link" onClick={copy}>
        Copy the text for your technician
      </Button>{' '}
      <span role="status">{isCopied && 'Copied'}</span>
    </Alert>
  );
}
