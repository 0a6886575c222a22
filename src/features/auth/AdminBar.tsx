import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { NavigationLink } from '#src/ui/NavigationLink.tsx';
import styles from './AdminArea.module.css';

const links = [
  { to: paths.adminBlog, label: 'Posts and rates' },
  { to: paths.newPost, label: 'New post' },
  { to: paths.leads, label: 'Leads' },
  { to: paths.siteDetails, label: 'Site details' },
  { to: paths.home, label: 'View the site' },
];

export interface AdminBarProps {
  /** The email of the signed-in admin. */
  email: string;
  onSignOut: () => void;
  isSigningOut: boolean;
  /** The number of new leads; undefined while unknown, which shows no number. */
  newLeads?: number | undefined;
}

/** The admin area's navigation, with the signed-in email and the sign-out button. */
export function AdminBar({ email, newLeads, onSignOut, isSigningOut }: AdminBarProps) {
  return (
    <div className={`screen-only ${styles.bar}`}>
      <div className={styles.inner}>
        <nav aria-label="Admin">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavigationLink to={to} className={styles.link}>
                  {label}
                  {to === paths.leads && newLeads ? (
                    <span className={styles.count}>
                      <span>{newLeads.toLocaleString('en-US')}</span>
                      <span className="visually-hidden"> new</span>
                    </span>
                  ) : null}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <p className={styles.who}>
            <span className="visually-hidden">Signed in as </span>
            {email}
          </p>
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
