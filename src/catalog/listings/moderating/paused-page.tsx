import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import type { ModeratedListing } from '#src/catalog/listings/schemas.ts';
import { ModeratedListings } from './moderated-listings-card.tsx';

export default function PausedPage() {
  const list = usePagedList<ModeratedListing>('/pauses', api);
  const { pauses } = dashboardTexts;
  return (
    <>
      <PageHeading title={pauses.title} lead={pauses.lead} className="mb-8" />
      <ModeratedListings
        list={list}
        caption={pauses.title}
        empty={<EmptyState title={pauses.empty}>{pauses.emptyHint}</EmptyState>}
      />
    </>
  );
}
