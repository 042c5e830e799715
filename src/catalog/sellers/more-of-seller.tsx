import { LoadedCards } from '#src/catalog/cards/cards-card.tsx';
import { maxOfSeller } from '#src/catalog/cards/limit-schemas.ts';
import { useCards } from '#src/catalog/cards/read-client.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';

export function MoreOfSeller({ id, except }: { id: string; except: string }) {
  const [cards] = useCards(`seller=${id}`);
  const others = (cards ?? []).filter(({ _id }) => _id !== except).slice(0, maxOfSeller - 1);
  const { more, allItems } = sellerTexts.sellers;
  if (others.length === 0) return null;
  return (
    <section className="mb-10">
      <SectionHeading title={more} link={{ to: `/sellers/${id}/listings`, label: allItems }} />
      <LoadedCards cards={others} />
    </section>
  );
}
