import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#src/lib/addresses/admin-paths.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { NavigationLink } from '#src/ui/parts/NavigationLink.tsx';
import styles from './AdminArea.module.css';

const links = [
  { to: paths.adminBlog, label: 'Posts and rates' },
  { to: paths.leads, label: 'Leads' },
];

/** On a phone, they are shown once "More" is pressed. */
const moreLinks = [
  { to: paths.newPost, label: 'New post' },
  { to: paths.siteDetails, label: 'Site details' },
  { to: adminPaths.help, label: 'Help' },
  { to: paths.home, label: 'View the site' },
];

export interface AdminBarProps {
  email: string;
  onSignOut: () => void;
  isSigningOut: boolean;
  /** The number of unread leads; undefined while unknown, which shows no number. */
  newLeads?: number | undefined;
}

/** The admin area's navigation, with the signed-in account and the sign-out button: one row on a phone, until it is opened. */
export function AdminBar({ email, newLeads, onSignOut, isSigningOut }: AdminBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <div className={`screen-only ${styles.bar}`}>
      <div id={id} className={classNames(styles.inner, isOpen && styles.open)}>
        <nav aria-label="Admin">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavigationLink to={to} className={styles.link} onClick={close}>
                  {label}
                  {to === paths.leads && newLeads ? (
                    <span className={styles.count}>
                      <span>{newLeads.toLocaleString('en-US')}</span>
                      <span className="visually-hidden"> unread</span>
                    </span>
                  ) : null}
                </NavigationLink>
              </li>
            ))}
            <li className={styles.toggle}>
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Less' : 'More'}
              </Button>
            </li>
            {moreLinks.map(({ to, label }) => (
              <li key={to} className={styles.more}>
                <NavigationLink to={to} className={styles.link} onClick={close}>
                  {label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classNames(styles.account, styles.more)}>
          <Link
            to={adminPaths.account}
            className={classNames(styles.link, styles.who)}
            onClick={close}
          >
            Account: {email}
          </Link>
          <Button
            variant="quiet"
            className={styles.signOut}
            busy={isSigningOut}
            disabled={isSigningOut}
            onClick={onSignOut}
          >
            Sign out
          </Button>
        </div>
      </div>
    </div>
  );
}
