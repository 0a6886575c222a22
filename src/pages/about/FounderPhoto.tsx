import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Founder } from '#src/lib/settings.schema.ts';
import styles from './FounderPhoto.module.css';

/** The founder's photo, or a drawing of a desk if there is none. The page works without either. */
export function FounderPhoto({ founder: { name, photo } }: { founder: Founder }) {
  if (photo)
    return <OptionalImage {...photo} alt={`Photograph of ${name}`} className={styles.photo} />;
  return (
    <OptionalImage
      src="/images/desk.svg"
      alt="Drawing of a desk under a window, with one lit house outside"
      width={1200}
      height={640}
      className={styles.desk}
    />
  );
}

interface OptionalImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** An optional picture. If it fails to load, it disappears without a broken-image icon or a gap. */
export function OptionalImage({ alt, ...rest }: OptionalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // A prerendered picture may have failed before hydration added the listener.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) return null;
  return <img {...rest} ref={image} alt={alt} onError={() => setFailed(true)} />;
}
