import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Prose.module.css';

/** Running text, with the spacing of headings, paragraphs, and lists. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
