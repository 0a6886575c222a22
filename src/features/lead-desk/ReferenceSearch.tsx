import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { leadWords } from '#src/domain/leads/lead-words.ts';
import { readReference } from '#src/domain/leads/reference-number.ts';
import { leadPath } from '#src/lib/paths.ts';
import type { DeskLead } from './desk-lead.ts';
import { leadsByReference } from './leads.service.ts';

type Answer = { reference: string; leads: readonly DeskLead[] | 'failed' };

/** The leads with the reference number typed into the search, also ones that are not listed. */
export function ReferenceSearch({ typed }: { typed: string }) {
  const reference = readReference(typed);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!reference) return;
    let isWanted = true;
    const show = (leads: Answer['leads']) => isWanted && setAnswer({ reference, leads });
    leadsByReference(reference).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [reference]);

  const shown = answer?.reference === reference ? answer?.leads : undefined;
  return (
    <div aria-live="polite">
      {reference && shown === 'failed' && <p>The reference number could not be looked up.</p>}
      {reference && shown?.length === 0 && <p>No lead has the reference number {reference}.</p>}
      {reference &&
        Array.isArray(shown) &&
        shown.map((lead: DeskLead) => (
          <p key={lead.id}>
            {reference} is the {leadWords[lead.kind].singular} from{' '}
            <Link to={leadPath(lead.kind, lead.id)}>{lead.name}</Link>.
          </p>
        ))}
    </div>
  );
}
