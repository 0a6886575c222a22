import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './Answer.module.css';
import { figureLength } from './figure-length.ts';
import { useSettled } from './use-settled.ts';

interface AnswerProps {
  title: string;
  /** What the figure is: "Monthly payment". */
  label: string;
  figure: string;
  /** Why the figure is 0, or what it leaves out. */
  note?: string | undefined;
  children: ReactNode;
}

/** The answer of a calculator: one figure, the biggest thing around, with what belongs to it. */
export function Answer({ title, label, figure, note, children }: AnswerProps) {
  const said = [`${label}: ${figure}.`, note].filter(Boolean).join(' ');
  return (
    <Card className={styles.answer}>
      <h3 className={styles.title}>{title}</h3>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.figure} data-length={figureLength(figure)}>
          {figure}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
      <p role="status" className="visually-hidden">
        {useSettled(said)}
      </p>
    </Card>
  );
}
