import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import type { ModeratedListing } from './contract.ts';
import { ModeratedItems } from './moderated-card.tsx';

export default function PausedPage() {
  const list = usePagedList<ModeratedListing>('/pauses', api);
  const { pauses } = dashboardTexts;
  return (
    <>
      <PageHeading title={pauses.title} lead={pauses.lead} className="mb-8" />
      <ModeratedItems
        list={list}
        caption={pauses.title}
        empty={<EmptyState title={pauses.empty}>{pauses.emptyHint}</EmptyState>}
      />
    </>
  );
}
