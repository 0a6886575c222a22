import { useNewLeadCount } from '#src/features/admin/desk/shared/new-leads.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';

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
