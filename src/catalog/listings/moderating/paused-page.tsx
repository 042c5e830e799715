import { api } from '#src/accounts/auth/client.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ModeratedListings } from './moderated-listings-card.tsx';

export default function PausedPage() {
  const list = usePagedList('GET /pauses', api);
  return (
    <>
      <PageHeading title={pauseTexts.title} lead={pauseTexts.lead} className="mb-8" />
      <ModeratedListings
        list={list}
        caption={pauseTexts.title}
        empty={<EmptyState title={pauseTexts.empty}>{pauseTexts.emptyHint}</EmptyState>}
      />
    </>
  );
}
