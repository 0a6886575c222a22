import type { Founder } from '#src/lib/founder.schema.ts';
import { OptionalImage } from '#src/ui/OptionalImage.tsx';
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
