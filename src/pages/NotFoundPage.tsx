import { Link } from 'react-router-dom';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { DayNightPicture } from '#src/ui/parts/DayNightPicture.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './NotFoundPage.module.css';

/** The page for an unknown URL, with links that lead back into the site. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Page not found | ${site.name}`}
        description="There is no page at this address."
        path={paths.home}
        noindex
      />
      <DayNightPicture
        src="/images/not-found.svg"
        nightSrc="/images/not-found-night.svg"
        width={480}
        height={220}
        className={styles.picture}
      />
      <h1>Nobody lives at this address</h1>
      <p>There is no page here. It may have moved, or the link may be incomplete.</p>
      <p className={styles.actions}>
        <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        <Link to={paths.quote}>Get pre-qualified</Link>
      </p>
      <p>
        Or see the <Link to={paths.rates}>current rates</Link>, work out a payment in the{' '}
        <Link to={paths.calculator}>calculator</Link>, or search the{' '}
        <Link to={paths.blog}>blog</Link>.
      </p>
    </div>
  );
}
