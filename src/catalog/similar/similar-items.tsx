import { LoadedCards } from '#src/catalog/cards/cards-card.tsx';
import { useCards } from '#src/catalog/cards/read-client.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { browsingTexts } from '#src/texts/browsing.ts';

export function SimilarItems({ id, kind }: { id: string; kind: Kind }) {
  const [cards] = useCards(`kind=${kind}&similar=${id}`);
  const { none, failed } = browsingTexts.similar;
  if (cards === undefined) return null;
  if (!cards?.length) return <p className="text-soft">{cards ? none : failed}</p>;
  return <LoadedCards cards={cards} />;
}
