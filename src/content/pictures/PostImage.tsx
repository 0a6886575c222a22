import { type ComponentProps, useCallback, useState } from 'react';
import { smallPicture } from '#src/model/posts/picture-address.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './PostImage.module.css';

interface PostImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string;
  /** Shown instead if `src` fails to load; not retried if it fails too. */
  fallback: string;
}

/** The image of a post. It is decorative, so it has no alternative text. */
export function PostImage({ src, srcSet, sizes, fallback, ...img }: PostImageProps) {
  const [broken, setBroken] = useState('');
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // In a prerendered page the image may have failed before hydration.
      if (image?.complete && image.naturalWidth === 0) setBroken(src);
    },
    [src],
  );
  const isBroken = broken === src;
  // Without sources to choose from, sizes are invalid.
  const sources = isBroken ? undefined : srcSet;

  return (
    <img
      width={1200}
      height={675}
      loading="lazy"
      decoding="async"
      {...img}
      ref={ref}
      srcSet={sources}
      sizes={sources && sizes}
      src={isBroken ? fallback : src}
      alt=""
      onError={() => setBroken(src)}
    />
  );
}

/** The image of a card in a list, small if uploaded. Its class sets the size of the frame, whatever the image. */
export function CardImage({ className, src, ...image }: ComponentProps<typeof PostImage>) {
  return (
    <div className={classNames(styles.frame, className)}>
      <PostImage {...image} src={smallPicture(src)} className={styles.image} />
    </div>
  );
}
