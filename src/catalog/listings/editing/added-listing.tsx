import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { AdvertiseButton } from '#src/catalog/listings/advertising/button.tsx';
import { AdvertiseNote } from '#src/catalog/listings/advertising/note.tsx';
import type { Listing, OwnListing, OwnedListing } from '#src/catalog/listings/schemas.ts';

export function AddedListing({ listing }: { listing: Listing }) {
  const { products } = dashboardTexts;
  const { kind, _id } = listing;
  // The key starts with 'my', so that advertising refetches it.
  const { data } = useQuery<OwnListing>({
    queryKey: ['my', kind, _id],
    queryFn: async () => (await api<OwnedListing>('GET', `/dashboard/${kind}/${_id}`)).body,
    initialData: { ...listing, paused: null, floor: null },
  });
  return (
    <section className="mt-8 mb-12 flex flex-col items-start gap-4 border-s-2 border-patch bg-wash p-5">
      <h2 className="heading-block wrap-anywhere">{products.listed(data.products.title)}</h2>
      <p className="text-soft">{products.listedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/${kind}/${_id}`}>{products.seeListing}</ButtonLink>
        <AdvertiseButton listing={data} />
      </div>
      <AdvertiseNote listing={data} />
    </section>
  );
}
