import { useState } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { EraseSection } from './EraseSection.tsx';
import { KindLinks } from './KindLinks.tsx';
import styles from './LeadDesk.module.css';
import { LeadFilters } from './LeadFilters.tsx';
import { LeadList } from './LeadList.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { useLeadFilter } from './use-lead-filter.ts';

/** The lead desk: open requests first, then the leads of the selected kind. */
export function LeadDesk() {
  const [filter, setFilter] = useLeadFilter();
  const [erasures, setErasures] = useState(0);
  return (
    <div data-private className={styles.desk}>
      <h1>Leads</h1>
      <OpenRequests key={`requests ${erasures}`} />
      <Card className={styles.panel}>
        <KindLinks kind={filter.kind} />
        <LeadFilters filter={filter} onChange={setFilter} />
        <LeadList key={`${filter.kind} ${erasures}`} filter={filter} />
      </Card>
      <EraseSection onErased={() => setErasures((count) => count + 1)} />
    </div>
  );
}
