import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface OptionalImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A picture that a page can do without: one that does not load leaves neither a mark nor a gap. */
export function OptionalImage({ alt, ...rest }: OptionalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // A prerendered picture may have failed before anybody listened.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (complete && naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) return null;
  return <img {...rest} ref={image} alt={alt} onError={() => setFailed(true)} />;
}
