import { CircleAlert } from 'lucide';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon } from '#src/ui/parts/Icon.tsx';
import styles from './ErrorSummary.module.css';

export interface FieldMessage {
  id: string;
  message: string;
  /** Where the control is, if it is on another page. */
  link?: Pick<LinkProps, 'to' | 'state'>;
}

interface ErrorSummaryProps {
  errors: readonly FieldMessage[];
  /** What explains the errors, shown below them. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Lists a form's errors, each with a link to its field. */
export function ErrorSummary({ errors, children, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;

  function goToField(event: MouseEvent, id: string) {
    const field = document.getElementById(id);
    if (!field) return;
    // Keeps the URL unchanged because a form may store its current step in it.
    event.preventDefault();
    field.focus();
  }

  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        <Icon of={CircleAlert} size="1.25em" />
        There is a problem
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message, link }) => (
          <li key={id}>
            {link ? (
              <Link {...link}>{message}</Link>
            ) : (
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
