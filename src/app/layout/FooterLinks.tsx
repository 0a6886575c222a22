import { classNames } from '#src/ui/class-names.ts';
import styles from './FooterLinks.module.css';
import { NavigationLink } from './NavigationLink.tsx';

interface FooterLinksProps {
  /** Names the list for screen readers. */
  label: string;
  links: readonly { to: string; label: string }[];
  /** Whether it steps back behind the others. */
  quiet?: boolean;
}

/** One of the footer's lists of links. */
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
