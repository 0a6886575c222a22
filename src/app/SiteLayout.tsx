import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { subscribeToNothing } from '#src/lib/hooks/use-hydrated.ts';
import { site } from '#src/site.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import { NavigationLink, type NavigationTarget } from '#src/ui/parts/NavigationLink.tsx';
import { KeystoneMark, SiteHeader } from './SiteHeader.tsx';
import styles from './SiteLayout.module.css';

const mainId = 'main';

/** The layout of every page: skip link, header, content and footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.site}>
      <a
        className="skip-link"
        href={`#${mainId}`}
        onClick={(click) => {
          // The address stays: at the desk, its fragment is the lead's id.
          click.preventDefault();
          document.getElementById(mainId)?.focus();
        }}
      >
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

const links = [
  { to: paths.faq, label: 'FAQ' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.purchaseLeads, label: 'Mortgage Leads', keepsAddress: true },
];

const quietLinks = [
  { to: paths.aboutAuthor, label: 'About the Author' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.accessibility, label: 'Accessibility' },
  { to: paths.doNotSell, label: 'Do Not Sell or Share My Personal Information' },
];

const yearId = 'copyright-year';

/** The footer: secondary links and the legal notice. */
function SiteFooter() {
  const year = useCurrentYear(yearId);
  const { notALender, equalHousing } = site.legal;
  const { footer } = useSiteDetails();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <p className={styles.name}>
            <KeystoneMark />
            {site.name}
          </p>
          <FooterLinks label="Footer" links={links} />
        </div>
        <FooterLinks label="About and legal" links={quietLinks} quiet />
        <div className={styles.legal}>
          <p>{notALender}</p>
          <p className={styles.equalHousing}>{equalHousing}</p>
          {footer && <p className={styles.owner}>{footer}</p>}
          <p>
            © <span id={yearId}>{year}</span> {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  label: string;
  links: readonly (NavigationTarget & { label: string })[];
  /** Whether it is styled less prominently. */
  quiet?: boolean;
}

/** A list of links in the footer. */
function FooterLinks({ label, links, quiet = false }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.links, quiet && styles.quiet)}>
        {links.map(({ label: text, ...target }) => (
          <li key={text}>
            <NavigationLink {...target} className={styles.link}>
              {text}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const thisYear = () => new Date().getFullYear();

/**
 * Returns the current year, for a page that may have been prerendered last year. Hydration starts with
 * the prerendered text of the element with this id, and the year is corrected right after.
 */
export function useCurrentYear(id: string): number {
  return useSyncExternalStore(
    subscribeToNothing,
    thisYear,
    () => Number(globalThis.document?.getElementById(id)?.textContent) || thisYear(),
  );
}
