import type { ComponentProps } from 'react';

interface DayNightPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** The same picture for a dark screen. */
  nightSrc: string;
  width: number;
  height: number;
}

/** A picture that sets the mood of a page and says nothing that the words do not. */
export function DayNightPicture({ src, nightSrc, ...img }: DayNightPictureProps) {
  return (
    <picture>
      <source srcSet={nightSrc} media="(prefers-color-scheme: dark)" />
      <img {...img} src={src} alt="" />
    </picture>
  );
}
