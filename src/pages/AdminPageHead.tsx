import { useNewLeadCount } from '#src/features/lead-desk/new-leads.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { site } from '#src/site.ts';

interface AdminPageHeadProps {
  title: string;
  description: string;
}

/** The head tags of an admin page; the title includes the number of unread leads. */
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
