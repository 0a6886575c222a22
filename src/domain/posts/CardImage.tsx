import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './CardImage.module.css';
import { PostImage } from './PostImage.tsx';

/**
 * The image of a card in a list. On a phone it is requested when its card is about to scroll into view.
 *
 * @param className sets the size of the frame, which must not depend on the image
 */
export function CardImage({ className, ...image }: ComponentProps<typeof PostImage>) {
  return (
    <div className={classNames(styles.frame, className)}>
      <PostImage {...image} className={styles.image} />
    </div>
  );
}
