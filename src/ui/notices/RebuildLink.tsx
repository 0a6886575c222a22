declare const __REBUILD_URL__: string;

interface RebuildLinkProps {
  /** The page where the owner starts a build; '' if none was set. */
  to?: string | undefined;
}

/** Leads to where the owner builds the site again, if there is such a page. */
export function RebuildLink({ to = __REBUILD_URL__ }: RebuildLinkProps) {
  if (!to) return null;
  return (
    <a href={to} rel="noreferrer">
      Rebuild the site
    </a>
  );
}
