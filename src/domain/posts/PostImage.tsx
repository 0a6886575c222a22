import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import styles from './PostImage.module.css';

interface PostImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string;
  /** Shown instead if `src` fails to load; not retried if it fails too. */
  fallback: string;
}

/** The image of a post. It is decorative, so it has no alternative text. */
export function PostImage({ src, fallback, ...img }: PostImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');

  useEffect(() => {
    // In a prerendered page the image may have failed before hydration.
    const { complete, naturalWidth } = ref.current ?? {};
    if (complete && naturalWidth === 0) setBroken(src);
  }, [src]);

  return (
    <img
      width={1200}
      height={675}
      loading="lazy"
      decoding="async"
      {...img}
      ref={ref}
      src={broken === src ? fallback : src}
      alt=""
      onError={() => setBroken(src)}
    />
  );
}

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
