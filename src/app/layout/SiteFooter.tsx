import { useSiteDetails } from '#src/domain/profile/site-details.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { KeystoneMark } from './KeystoneMark.tsx';
import styles from './SiteFooter.module.css';
import { useCurrentYear } from './use-current-year.ts';

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
export function SiteFooter() {
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
          <p>{equalHousing}</p>
          {footer && <p className={styles.owner}>{footer}</p>}
          <p>
            © <span id={yearId}>{year}</span> {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}
