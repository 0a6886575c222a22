import { OptionalImage } from '#src/ui/OptionalImage.tsx';
import styles from './FounderPortrait.module.css';

/** The drawn portrait; the page stands without it. */
export function FounderPortrait({ of }: { of: string }) {
  return (
    <OptionalImage
      src="/images/founder.svg"
      alt={`Drawn portrait of ${of}`}
      width={480}
      height={480}
      className={styles.portrait}
    />
  );
}
