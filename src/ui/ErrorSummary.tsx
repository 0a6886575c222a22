import { CircleAlert } from 'lucide';
import { type MouseEvent, type Ref, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

export interface FieldMessage {
  /** The id of the control that the message is about. */
  id: string;
  message: string;
  /** The way to the control when it is not on the page that is shown. */
  link?: Pick<LinkProps, 'to' | 'state'>;
}

interface ErrorSummaryProps {
  title?: string;
  errors: readonly FieldMessage[];
  /** Lets a form move the focus here after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything that keeps a form from going on, each entry a way to the field in question. */
export function ErrorSummary({ title = 'There is a problem', errors, ref }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;

  function goToField(event: MouseEvent, id: string) {
    const field = document.getElementById(id);
    if (!field) return;
    // The address stays as it is: a form may keep its place in it.
    event.preventDefault();
    field.focus();
  }

  return (
    <div ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        <Icon of={CircleAlert} size="1.25em" />
        {title}
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
    </div>
  );
}
