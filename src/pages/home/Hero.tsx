import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { DayNightPicture } from '#src/ui/DayNightPicture.tsx';
import styles from './Hero.module.css';

/** The hero: headline, two links, and what visitors can rely on. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          Your Path to Homeownership Starts Here
        </h1>
        <p className={styles.lead}>
          Answer a few questions at your own pace and hear back about loans that could fit. It costs
          nothing, with no credit pull. It is an inquiry, not an approval.
        </p>
        <p className={styles.actions}>
          <ButtonLink to={paths.quote}>Get Pre-Qualified</ButtonLink>
          <ButtonLink to={paths.blog} variant="quiet">
            Learn More <span className="visually-hidden">about buying a home</span>
          </ButtonLink>
        </p>
        <p className={styles.next}>
          What happens next: eight short steps, the last one to check your answers. Then a person
          contacts you.
        </p>
      </div>
      <DayNightPicture
        src="/images/hero.svg"
        nightSrc="/images/hero-night.svg"
        width={640}
        height={600}
        fetchPriority="high"
        className={styles.picture}
      />
    </section>
  );
}
