interface SisterSiteProps {
  /** The site's URL; if it is empty, nothing is rendered. */
  url: string;
}

/** A link to the founder's other site. */
export function SisterSite({ url }: SisterSiteProps) {
  if (url === '') return null;
  return (
    <p>
      The founder also runs <a href={url}>a sister site about solar energy</a> for homes.
    </p>
  );
}
