import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

interface SiteLayoutProps {
  /** The content of the page; by default the matched route. */
  children?: ReactNode;
}

const mainId = 'main';

/** The layout of every page: skip link, header, content and footer. */
export function SiteLayout({ children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.site}>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to main content
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {/* Each page has its own: one that stayed would move to where the next page ends. */}
      <SiteFooter key={pathname} />
    </div>
  );
}
