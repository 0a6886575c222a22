import styles from './FigureList.module.css';
import { figureLength } from './figure-length.ts';

export interface Figure {
  label: string;
  value: string;
}

/** Figures under each other, each with its name. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.value} data-length={figureLength(value)}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
