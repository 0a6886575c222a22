import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface PostImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string;
  /** Shown instead, once, when `src` does not load. */
  fallback: string;
}

/** The image of a post. It sets a mood and says nothing that the words do not. */
export function PostImage({ src, fallback, ...img }: PostImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');

  useEffect(() => {
    // In a prerendered page the image may have failed before anybody listened.
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
