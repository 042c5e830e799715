import { useEffect } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { WhenNear } from '#src/ui/near-viewport.tsx';
import { noteViewed, type Viewed } from './viewed.ts';

const ViewedItems = lazyPart(async () => (await import('./viewed-items.tsx')).ViewedItems);

/** What was looked at before on this device, at the foot of a page; on the page of an item that one is remembered. */
export function ViewedCard({ item }: { item?: Viewed }) {
  const { id, kind, title, img } = item ?? {};
  useEffect(() => {
    if (id && kind && title && img) noteViewed({ id, kind, title, img });
  }, [id, kind, title, img]);
  return (
    <WhenNear>
      <ViewedItems key={id} except={id} />
    </WhenNear>
  );
}
