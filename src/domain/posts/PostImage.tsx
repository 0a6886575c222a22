import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { isUploaded, smallPicture } from '#src/domain/pictures/pictures.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './PostImage.module.css';

interface PostImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string;
  /** Shown instead if `src` fails to load; not retried if it fails too. */
  fallback: string;
}

/** The image of a post. It is decorative, so it has no alternative text. */
export function PostImage({ src, srcSet, fallback, ...img }: PostImageProps) {
  const { isBroken, events } = usePictureFallback(src);
  return (
    <img
      width={1200}
      height={675}
      loading="lazy"
      decoding="async"
      {...img}
      {...events}
      srcSet={isBroken ? undefined : srcSet}
      src={isBroken ? fallback : src}
      alt=""
    />
  );
}

/**
 * The image of a card in a list. On a phone it is requested when its card is about to scroll into view.
 *
 * @param className sets the size of the frame, which must not depend on the image
 */
export function CardImage({ className, src, ...image }: ComponentProps<typeof PostImage>) {
  return (
    <div className={classNames(styles.frame, className)}>
      <PostImage {...image} src={smallPicture(src)} className={styles.image} />
    </div>
  );
}

/**
 * Returns what an `<img>` needs so that its fallback is shown once its picture fails to load. A picture that was
 * uploaded since the last build has no file yet, and comes from the database instead.
 *
 * @param src the picture's address; another one is tried anew
 */
export function usePictureFallback(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  const onError = useCallback(() => {
    if (ref.current) recoverPicture(ref.current, () => setBroken(src));
  }, [src]);

  useEffect(() => {
    // In a prerendered page the picture may have failed before hydration added the listener.
    if (ref.current && hasFailed(ref.current)) onError();
  }, [onError]);

  return { isBroken: broken === src, events: { ref, onError } };
}

/** Whether the browser has given up on a picture. */
export function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}

/**
 * Shows an uploaded picture that failed to load from the database.
 *
 * @param giveUp called if it is another picture, or the database does not have it either
 */
export function recoverPicture(image: HTMLImageElement, giveUp: () => void): void {
  if (!isUploaded(image.getAttribute('src'))) giveUp();
  else
    import('#src/domain/pictures/show-stored-picture.ts')
      .then(({ showStoredPicture }) => showStoredPicture(image))
      .catch(giveUp);
}
