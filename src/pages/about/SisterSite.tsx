interface SisterSiteProps {
  /** Its address; while it is empty, nothing is shown. */
  url: string;
}

/** Leads to the founder's other site. */
export function SisterSite({ url }: SisterSiteProps) {
  if (url === '') return null;
  return (
    <p>
      The founder also runs <a href={url}>a sister site about solar energy</a> for homes.
    </p>
  );
}
