import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import type { ModeratedListing } from './contract.ts';
import { ModeratedItems } from './moderated-card.tsx';

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
