import { Menu, X } from 'lucide';
import { useRef } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { useBackOrForward } from '#src/lib/loading/navigation.ts';
import { site } from '#src/site.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { keystonePath } from '#src/ui/parts/keystone.ts';
import { NavigationLink, type NavigationTarget } from '#src/ui/parts/NavigationLink.tsx';
import styles from './SiteHeader.module.css';

const links: readonly (NavigationTarget & { label: string })[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.rates, label: 'Current Rates' },
  { to: paths.calculator, label: 'Calculator', keepsAddress: true },
  { to: paths.preApproval, label: 'Pre-Approval', alias: paths.quote, keepsAddress: true },
  { to: paths.blog, label: 'Blog' },
  { to: paths.login, label: 'Login', keepsAddress: true },
];

const linksId = 'site-links';

/** The site's navigation: on a narrow screen a native popover, which works before hydration. */
export function SiteHeader() {
  const linksRef = useRef<HTMLUListElement>(null);
  // Optional, because browsers without popovers always show the links.
  const closeLinks = () => linksRef.current?.hidePopover?.();
  useBackOrForward(closeLinks);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <NavigationLink to={paths.home} className={styles.logo} onClick={closeLinks}>
          <KeystoneMark />
          <span>{site.name}</span>
        </NavigationLink>
        <nav aria-label="Main">
          <button type="button" popoverTarget={linksId} className={styles.toggle}>
            <span>
              <Icon of={Menu} size={22} />
              Menu
            </span>
            <span>
              <Icon of={X} size={22} />
              Close
            </span>
          </button>
          <ul ref={linksRef} id={linksId} popover="auto" className={styles.links}>
            {links.map(({ label, ...target }) => (
              <li key={label}>
                <NavigationLink {...target} className={styles.link} onClick={closeLinks}>
                  {label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The site's logo, a keystone with a lit window. Decorative, because the name is next to it. */
export function KeystoneMark() {
  return (
    <svg className={styles.mark} viewBox="-1 -1 34 32" width="34" height="32" aria-hidden="true">
      <path className={styles.stone} d={keystonePath} />
      <path className={styles.window} d="M11.5 22.5v-7a4.5 4.5 0 0 1 9 0v7z" />
    </svg>
  );
}
