import { LoadedCards } from '#src/catalog/cards/cards-card.tsx';
import { maxOfSeller, type ItemCard } from '#src/catalog/cards/schemas.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { read } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';

export function MoreOfSeller({ id, except }: { id: string; except: string }) {
  const [cards] = useFetched<ItemCard[]>(`/cards?seller=${id}`, read);
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
