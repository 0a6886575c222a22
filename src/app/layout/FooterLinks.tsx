import { classNames } from '#src/ui/class-names.ts';
import styles from './FooterLinks.module.css';
import { NavigationLink } from './NavigationLink.tsx';

interface FooterLinksProps {
  /** The accessible name of the list. */
  label: string;
  links: readonly { to: string; label: string }[];
  /** Whether it is styled less prominently. */
  quiet?: boolean;
}

/** A list of links in the footer. */
export function FooterLinks({ label, links, quiet = false }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.links, quiet && styles.quiet)}>
        {links.map((link) => (
          <li key={link.to}>
            <NavigationLink to={link.to} className={styles.link}>
              {link.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
