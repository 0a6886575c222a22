import { formatTime } from '#src/lib/format-time.ts';
import { useResource } from '#src/lib/use-resource.ts';
import styles from './SiteStatusLine.module.css';
import { loadSiteStatus, savedText } from './site-status.ts';

declare const __REBUILD_URL__: string;

/** The address of the page where the owner starts a build of the site; '' if none was set. */
const rebuildUrl: string = __REBUILD_URL__;

interface SiteStatusLineProps {
  /** The page where the owner starts a build; '' for none. */
  rebuildAt?: string;
}

/** Says when the site was built and what has changed since. */
export function SiteStatusLine({ rebuildAt = rebuildUrl }: SiteStatusLineProps) {
  const status = useResource(loadSiteStatus);
  const known = status.status === 'loaded' ? status.value : undefined;
  return (
    <p className={styles.line}>
      {known && <span>{`Built ${formatTime(known.builtAt)}. ${savedText(known.saved)}`}</span>}
      {status.status === 'failed' && <span>When the site was built could not be read.</span>}
      {rebuildAt && (
        <a href={rebuildAt} rel="noreferrer">
          Rebuild the site
        </a>
      )}
    </p>
  );
}
