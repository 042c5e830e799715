import { useQuery } from '@tanstack/react-query';
import { Camera, Aperture, Backpack, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { AdvertiseButton, AdvertiseNote } from '#src/catalog/listings/advertising/advertise.tsx';
import type { Listing, OwnListing } from '#src/catalog/listings/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { kindTexts } from '#src/texts/names.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useDrafts } from './draft-client.ts';
import { DraftList } from './draft-list-card.tsx';
import { noPlace, type LastPlace } from './listing-values.ts';
import { SellAnotherButton } from './sell-another-card.tsx';
import { useOpenedForm } from './use-opened-form.ts';

const AddListingDialog = lazyPart(async () => (await import('./add-listing-dialog.tsx')).AddListingDialog);

const icons: Record<Kind, LucideIcon> = { cameras: Camera, lens: Aperture, accessories: Backpack };

export default function AddListingPage() {
  const { opened, isGone, open, created, replace, close } = useOpenedForm();
  const [added, setAdded] = useState<Listing | null>(null);
  const place = useLastPlace();
  const { isPending } = useDrafts();
  const { products } = dashboardTexts;
  return (
    <>
      <PageHeading title={products.add} lead={added ? undefined : products.lead} />
      {isGone && <Notice className="mt-6">{listingFormTexts.draft.notFound}</Notice>}
      {added && (
        <>
          <AddedListing key={added._id} listing={added} />
          <SectionHeading title={products.addAnother} />
        </>
      )}
      <DraftList className="mt-8" />
      {/* Waits for the drafts, which would push the buttons down. */}
      <div className={classNames('mt-8 grid gap-3 sm:grid-cols-3', isPending && 'invisible')}>
        {kinds.map((each) => {
          const Icon = icons[each];
          return (
            <Button key={each} variant="line" size="lg" onClick={() => open(each)}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {kindTexts(each).nav}
            </Button>
          );
        })}
      </div>
      {opened && (opened.draft || place !== undefined) && (
        <AddListingDialog
          key={opened.round}
          kind={opened.kind}
          draft={opened.draft}
          place={place ?? noPlace}
          onCreated={created}
          onReplace={replace}
          onAdded={(listing) => {
            setAdded(listing);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function AddedListing({ listing }: { listing: Listing }) {
  const { products } = dashboardTexts;
  const { kind, _id } = listing;
  // The key starts with 'my', so that advertising refetches it.
  const { data } = useQuery<OwnListing>({
    queryKey: ['my', kind, _id],
    queryFn: async () => (await api(`GET /dashboard/${kind}/{id}`, { params: { id: _id } })).body,
    initialData: {
      ...listing,
      paused: null,
      edited: null,
      sold: null,
      asksMount: false,
      floor: null,
      awaitsReturn: false,
    },
  });
  return (
    <section className="mt-8 mb-12 flex flex-col items-start gap-4 border-s-2 border-patch bg-wash p-5">
      <h2 className="heading-block wrap-anywhere">{data.products.title}</h2>
      <p className="text-soft">{products.listedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/${kind}/${_id}`}>{products.seeListing}</ButtonLink>
        <SellAnotherButton listing={data} />
        <AdvertiseButton listing={data} />
      </div>
      <AdvertiseNote listing={data} />
    </section>
  );
}

/** The place of the user's newest item, empty without one, and undefined until it is known. */
function useLastPlace(): LastPlace | undefined {
  const { data, isError } = useQuery({
    queryKey: ['my', 'place'],
    queryFn: async () => {
      const lists = await Promise.all(
        kinds.map(async (kind) => (await api(`GET /my/${kind}`, { query: { limit: 1 } })).body),
      );
      const [newest] = lists.flat().toSorted((a, b) => b.date.localeCompare(a.date));
      return newest ? { location: newest.products.location, place: newest.place?._id } : noPlace;
    },
  });
  // A form without a suggested place is better than no form.
  return isError ? noPlace : data;
}
