import { useState } from 'react';
import { duePlatformDates, explainDate } from '#src/domain/facts/platform-dates.ts';
import { calendarText, siteToday } from '#src/lib/calendar.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { TechnicianText } from './TechnicianText.tsx';

/** Says that something that the site is built on ends soon, with a text for whoever takes care of it. */
export function PlatformNotice() {
  const [today] = useState(siteToday);
  const due = duePlatformDates(today);
  if (due.length === 0) return null;
  const [next] = due.map(({ ends }) => ends).filter((ends) => ends !== 'open' && ends >= today);
  const before = next ? ` before ${calendarText(next)}` : '';
  return (
    <Alert tone="info" title={`Your technician has something to do${before}.`}>
      <TechnicianText text={due.map(explainDate).join('\n')} />
    </Alert>
  );
}
