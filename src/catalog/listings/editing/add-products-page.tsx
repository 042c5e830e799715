import { Camera, Aperture, Backpack, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { AddedListing } from './added-listing.tsx';
import { kinds, type Kind, type Listing } from '#src/catalog/listings/schemas.ts';

const ProductDialog = lazyPart(async () => (await import('./product-dialog.tsx')).ProductDialog);

const icons: Record<Kind, LucideIcon> = { cameras: Camera, lens: Aperture, accessories: Backpack };

export default function AddProductsPage() {
  const [kind, setKind] = useState<Kind | null>(null);
  const [added, setAdded] = useState<Listing | null>(null);
  const { products } = dashboardTexts;
  return (
    <>
      <PageHeading title={products.add} lead={added ? undefined : products.lead} />
      {added && (
        <>
          <AddedListing key={added._id} listing={added} />
          <SectionHeading title={products.addAnother} />
        </>
      )}
      <div className="mt-8 grid gap-3 sm:grid-cols-3">
        {kinds.map((each) => {
          const Icon = icons[each];
          return (
            <Button key={each} variant="line" size="lg" onClick={() => setKind(each)}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {products.kinds[each]}
            </Button>
          );
        })}
      </div>
      {kind && <ProductDialog kind={kind} onAdded={setAdded} onClose={() => setKind(null)} />}
    </>
  );
}
