import { read } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import { LoadedCards } from '#src/catalog/cards/cards-card.tsx';
import type { ItemCard } from '#src/catalog/cards/schemas.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { browsingTexts } from '#src/texts/browsing.ts';

export function SimilarItems({ id, kind }: { id: string; kind: Kind }) {
  const [cards] = useFetched<ItemCard[]>(`/cards?kind=${kind}&similar=${id}`, read);
  const { none, failed } = browsingTexts.similar;
  if (cards === undefined) return null;
  if (!cards?.length) return <p className="text-soft">{cards ? none : failed}</p>;
  return <LoadedCards cards={cards} />;
}
