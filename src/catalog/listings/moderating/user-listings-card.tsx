import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import type { ModeratedListing } from '#src/catalog/listings/schemas.ts';
import { ModeratedItems } from './moderated-listings.tsx';

export function PersonItems({ id }: { id: string }) {
  const list = usePagedList<ModeratedListing>(`/people/${id}/items`, api, { name: 'items', limit: 10 });
  const { people } = adminTexts;
  return (
    <section className="mt-10">
      <SectionHeading title={people.items} />
      <ModeratedItems
        list={list}
        caption={people.items}
        empty={<p className="text-soft">{people.noItems}</p>}
        ofOnePerson
      />
    </section>
  );
}
