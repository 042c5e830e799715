import { useEffect, useRef } from 'react';
import { Cards, type CardList } from '#src/catalog/cards/cards-card.tsx';
import { showStates } from '#src/catalog/cards/client.ts';
import { maxCards } from '#src/catalog/cards/limit-schemas.ts';
import { readCards } from '#src/catalog/cards/read-client.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { shopName } from '#src/texts/shop.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Pagination } from '#src/ui/lists/pagination.tsx';

type Seller = { _id: string; name: string };
type Place = Parameters<typeof pageMeta>[0] & { loaderData: { seller: Seller } | undefined };

export function sellerListMeta({ loaderData, ...place }: Place, titleOf: (name: string) => string) {
  if (!loaderData) return [{ title: shopName() }];
  const { _id, name } = loaderData.seller;
  const title = titleOf(name);
  return pageMeta(place, { title, description: title, above: [{ title: name, path: `/sellers/${_id}` }] });
}

export function SellerList({
  data: { seller, first, next },
  path,
  title,
  lead,
  children,
}: {
  data: { seller: Seller; first: number; next: string | null };
  path: string;
  title: string;
  lead?: string;
  children: React.ReactNode;
}) {
  const back = (
    <ButtonLink variant="line" to={`/sellers/${seller._id}`}>
      {sellerTexts.sellers.back(seller.name)}
    </ButtonLink>
  );
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={title} lead={lead} actions={back} />
      {children}
      <Pagination first={first > 1 && path} next={next && `${path}?cursor=${next}`} />
    </div>
  );
}

/** Shows the current states of items on a page that stays cached even if items are booked. */
export function ShelfCards({ cards, className }: { cards: CardList; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current?.querySelector<HTMLElement>('.cards');
    if (!list || cards.count === 0) return;
    const items = [...list.querySelectorAll<HTMLElement>('.card')];
    for (let at = 0; at < items.length; at += maxCards) {
      const some = items.slice(at, at + maxCards);
      const ids = new URLSearchParams(some.map(({ dataset }) => ['id', dataset['item'] ?? '']));
      // Without the states, the page shows all items as available.
      readCards(`${ids}`).then(
        (current) => showStates(list, current),
        () => undefined,
      );
    }
  }, [cards]);
  return (
    <div ref={place}>
      <Cards cards={cards} className={className} />
    </div>
  );
}
