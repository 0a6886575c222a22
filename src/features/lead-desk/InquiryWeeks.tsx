import { useCallback, useState } from 'react';
import { leadCollections, leadWords } from '#src/domain/leads/stored-leads.ts';
import { formatShortDate } from '#src/lib/format.ts';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { useResource } from '#src/lib/use-resource.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import table from '#src/ui/CardTable.module.css';
import { classNames } from '#src/ui/class-names.ts';
import { HideOnError } from '#src/ui/HideOnError.tsx';
import styles from './LeadDesk.module.css';
import { countByWeek, type WeekOfLeads } from './weekly-counts.service.ts';

const chart = lazyValue(() => import('./InquiryChart.tsx'));

/** The inquiries of the last weeks. They are counted, and the chart's script is loaded, once it is opened. */
export function InquiryWeeks() {
  const [isOpened, setOpened] = useState(false);
  return (
    <Card>
      <details
        className={styles.box}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        <summary>Inquiries per week</summary>
        {isOpened && <Weeks />}
      </details>
    </Card>
  );
}

function Weeks() {
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try is another function.
  const weeks = useResource(useCallback(() => countByWeek(), [tries]));
  if (weeks.status === 'loading') return <p role="status">Counting…</p>;
  if (weeks.status === 'failed') {
    return (
      <Alert tone="error" title="The inquiries could not be counted.">
        <Button variant="link" onClick={() => setTries(tries + 1)}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div className={styles.weeks}>
      <ul className={styles.legend} aria-hidden="true">
        {leadCollections.map((kind) => (
          <li key={kind} className={styles.entry}>
            {leadWords[kind].title}
          </li>
        ))}
      </ul>
      <Drawing weeks={weeks.value} />
      <WeekTable weeks={weeks.value} />
    </div>
  );
}

/** The chart. If its script does not arrive, its place stays empty, and the table says everything. */
function Drawing({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  const drawn = useResource(chart);
  return (
    <div className={styles.drawing}>
      <HideOnError>
        {drawn.status === 'loaded' && <drawn.value.InquiryChart weeks={weeks} />}
      </HideOnError>
    </div>
  );
}

function WeekTable({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  return (
    <table className={classNames(table.table, styles.figures)}>
      <caption className="visually-hidden">Inquiries per week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          {leadCollections.map((kind) => (
            <th key={kind} scope="col">
              {leadWords[kind].title}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ monday, counts }) => (
          <tr key={monday}>
            <th scope="row">{formatShortDate(monday)}</th>
            {leadCollections.map((kind) => (
              <td key={kind} data-label={leadWords[kind].title}>
                {counts[kind].toLocaleString('en-US')}
              </td>
            ))}
            <td data-label="All">
              {Object.values(counts)
                .reduce((sum, count) => sum + count, 0)
                .toLocaleString('en-US')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
