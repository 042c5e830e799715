import { lazyPart, RenderWhenNear } from '#src/ui/lazy-part.tsx';

const MoreOfSeller = lazyPart(async () => (await import('./more-of-seller.tsx')).MoreOfSeller);

/** Loads a seller's other items when the section is about to become visible. */
export function MoreOfSellerCard({ id, except }: { id: string; except: string }) {
  return (
    <RenderWhenNear>
      <MoreOfSeller key={except} id={id} except={except} />
    </RenderWhenNear>
  );
}
