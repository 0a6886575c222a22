import { useState } from 'react';
import { countByWeek } from '#src/data/admin/leads/weekly-counts.service.ts';
import { formatShortDate } from '#src/lib/format/format.ts';
import { useResource } from '#src/lib/hooks/use-resource.ts';
import { leadCollections, leadWords } from '#src/model/leads/stored-leads.ts';
import { NotLoaded } from '#src/ui/notices/NotLoaded.tsx';
import table from '#src/ui/parts/CardTable.module.css';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './shared/LeadDesk.module.css';

/** The inquiries of the last weeks. They are counted once it is opened. */
export function InquiryWeeks() {
  const [isOpened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
      <summary>Inquiries per week</summary>
      {isOpened && <Weeks />}
    </details>
  );
}

/** A table with a bar for each week, in which one kind follows the other. */
function Weeks() {
  const counted = useResource(countByWeek);
  if (counted.status === 'loading') return <p role="status">Counting…</p>;
  if (counted.status === 'failed') return <NotLoaded what="The inquiries per week" />;
  const weeks = counted.value.toReversed().map(({ monday, counts }) => {
    return { monday, counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  });
  const most = Math.max(1, ...weeks.map(({ all }) => all));
  return (
    <table className={classNames(table.table, styles.weeks)}>
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
        {weeks.map(({ monday, counts, all }) => (
          <tr key={monday}>
            <th scope="row">
              {formatShortDate(monday)}
              <span aria-hidden="true" className={styles.bar}>
                {leadCollections.map((kind) => (
                  <span key={kind} style={{ inlineSize: `${(counts[kind] / most) * 100}%` }} />
                ))}
              </span>
            </th>
            {leadCollections.map((kind) => (
              <td key={kind} data-label={leadWords[kind].title}>
                {counts[kind].toLocaleString('en-US')}
              </td>
            ))}
            <td data-label="All">{all.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
