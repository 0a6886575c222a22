import { useNewLeadCount } from '#src/features/lead-desk/new-leads.ts';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { site } from '#src/site.ts';

interface AdminPageHeadProps {
  /** Without the name of the site. */
  title: string;
  description: string;
}

/** The head of a page of the admin area: its title says how many leads nobody has looked at. */
export function AdminPageHead({ title, description }: AdminPageHeadProps) {
  const count = useNewLeadCount();
  return (
    <PageHead
      title={`${count ? `(${count}) ` : ''}${title} | ${site.name}`}
      description={description}
      noindex
    />
  );
}
