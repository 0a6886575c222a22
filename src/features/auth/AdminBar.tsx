import { Link, useLocation } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './AdminBar.module.css';

const links = [
  { to: paths.adminBlog, label: 'Posts and rates' },
  { to: paths.newPost, label: 'New post' },
  { to: paths.home, label: 'View the site' },
];

interface AdminBarProps {
  /** Who is signed in. */
  email: string;
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** The way around the admin area, who is in it, and the way out. */
export function AdminBar({ email, onSignOut, isSigningOut }: AdminBarProps) {
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <nav aria-label="Admin">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={to === pathname ? 'page' : undefined}
                  className={styles.link}
                >
                  {label}
                </Link>
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
