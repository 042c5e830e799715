import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { CardListing } from '#src/catalog/listings/card-listing.ts';
import { read } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
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

/** Adds the current states to the items of a page, which stays cached even if items are booked. */
export function useStates(path: string, items: CardListing[]): CardListing[] {
  const [listings] = useFetched<Listing[]>(`/api${path}`, read);
  const states = new Map(listings?.map(({ _id, state }) => [_id, state]));
  return items.map((item) => ({ ...item, state: states.get(item._id) ?? item.state }));
}
