import { type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './ToolSection.module.css';

interface ToolSectionProps {
  title: string;
  lead?: string;
  /** Leaves the section out of the print view, as a tool that is not about the loan printed. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A part of the advanced calculator with its heading. */
export function ToolSection({ title, lead, screenOnly = false, children }: ToolSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles.section, screenOnly && styles.screenOnly)}
    >
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
