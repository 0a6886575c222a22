import { Menu, X } from 'lucide';
import { useRef } from 'react';
import { paths } from '#src/lib/paths.ts';
import { useBackOrForward } from '#src/lib/use-back-or-forward.ts';
import { site } from '#src/site.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { KeystoneMark } from './KeystoneMark.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import styles from './SiteHeader.module.css';

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.rates, label: 'Current Rates' },
  { to: paths.calculator, label: 'Calculator' },
  { to: paths.preApproval, label: 'Pre-Approval' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.login, label: 'Login' },
];

const linksId = 'site-links';

/**
 * The site's navigation. On a narrow screen the links are a native popover, which works before
 * hydration and closes on Escape or a click outside. The style sheet therefore chooses which of the
 * button's two labels is shown.
 */
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
          {site.name}
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
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavigationLink to={to} className={styles.link} onClick={closeLinks}>
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
