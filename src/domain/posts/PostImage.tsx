import { type ComponentProps, useEffect, useRef, useState } from 'react';

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
