import { classNames } from '#src/ui/class-names.ts';
import { NavigationLink, type NavigationTarget } from '#src/ui/NavigationLink.tsx';
import styles from './FooterLinks.module.css';

interface FooterLinksProps {
  /** The accessible name of the list. */
  label: string;
  links: readonly (NavigationTarget & { label: string })[];
  /** Whether it is styled less prominently. */
  quiet?: boolean;
}

/** A list of links in the footer. */
export function FooterLinks({ label, links, quiet = false }: FooterLinksProps) {
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
