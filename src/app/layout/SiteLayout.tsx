import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

const mainId = 'main';

/** The layout of every page: skip link, header, content and footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.site}>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to main content
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {/* Each page has its own: one that stayed would move to where the next page ends. */}
      <SiteFooter key={pathname} />
    </div>
  );
}
