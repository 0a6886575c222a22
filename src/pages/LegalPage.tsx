import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSiteDetails } from '#src/data/site/site-details.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { calendarText } from '#src/lib/format/calendar.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from '#src/ui/parts/ProsePage.module.css';
import { ProsePage } from '#src/ui/parts/ProsePage.tsx';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** The date of the last change, as YYYY-MM-DD. */
  lastChanged: string;
  lead: string;
  /** Shown in a box above the list of headings. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The layout of the legal pages, with a list of their headings and the date of the last change. */
export function LegalPage({
  title,
  lastChanged,
  lead,
  summary,
  children,
  ...head
}: LegalPageProps) {
  const headings: string[] = [];
  const content = Children.map(children, (child) => {
    if (!isValidElement<HeadingProps>(child) || child.type !== 'h2') return child;
    headings.push(child.props.children);
    return cloneElement(child, { id: anchorFor(child.props.children) });
  });
  return (
    <>
      <PageHead {...head} title={`${title} | ${site.name}`} />
      <ProsePage title={title} lead={lead}>
        {summary}
        <nav aria-label="On this page" className={styles.contents}>
          {headings.map((heading) => (
            <Link key={heading} to={{ hash: anchorFor(heading) }}>
              {heading}
            </Link>
          ))}
        </nav>
        {content}
        <p className={styles.changed}>
          Last changed on <time dateTime={lastChanged}>{calendarText(lastChanged)}</time>.
        </p>
      </ProsePage>
    </>
  );
}

interface HeadingProps {
  id: string;
  children: string;
}

/** Returns the id of a heading, like 'what-we-collect'. */
function anchorFor(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

/** Says who is responsible for the site, and where to write to them. */
export function SiteOwner() {
  const { founderName, legalName, postalAddress } = useSiteDetails();
  const who = legalName || founderName;
  return (
    <>
      <p>
        {who ? `${site.name} is run by ${who}.` : `${site.name} is run by its founder.`} For
        anything about this page, write to us on the <Link to={paths.contact}>contact page</Link>
        {postalAddress && ' or by mail'}.
      </p>
      {postalAddress && (
        <address className={styles.address}>{`${who}\n${postalAddress}`.trim()}</address>
      )}
    </>
  );
}
