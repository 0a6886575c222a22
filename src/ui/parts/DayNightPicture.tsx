import type { ComponentProps } from 'react';

interface DayNightPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  nightSrc: string;
  width: number;
  height: number;
}

/** A decorative picture with a light and a dark version. */
export function DayNightPicture({ src, nightSrc, ...img }: DayNightPictureProps) {
  return (
    <picture>
      <source srcSet={nightSrc} media="(prefers-color-scheme: dark)" />
      <img {...img} src={src} alt="" />
    </picture>
  );
}
