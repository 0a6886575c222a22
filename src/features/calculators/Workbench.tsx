import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import styles from './Workbench.module.css';

interface WorkbenchProps {
  /** Names the group of inputs. */
  label: string;
  inputs: ReactNode;
  answer: ReactNode;
  /** What the inputs lead to in detail, under them. */
  children?: ReactNode;
}

/** Inputs left and their answer right, which stays in sight while inputs and details are scrolled. */
export function Workbench({ label, inputs, answer, children }: WorkbenchProps) {
  return (
    <div className={styles.bench}>
      <Card role="group" aria-label={label} className={styles.inputs}>
        {inputs}
      </Card>
      <div className={styles.answer}>{answer}</div>
      {children && <div className={styles.details}>{children}</div>}
    </div>
  );
}
