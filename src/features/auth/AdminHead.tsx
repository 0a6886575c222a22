import { PageHead } from '#src/lib/PageHead.tsx';
import { site } from '#src/site.ts';

/** The head tags of the admin area until one of its pages is shown. */
export function AdminHead() {
  return (
    <PageHead title={`Admin | ${site.name}`} description="The owner's area of the site." noindex />
  );
}
