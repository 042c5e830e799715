import { useEffect } from 'react';
import { RenderWhenNear, lazyPart } from '#src/ui/lazy-part.tsx';
import { recordViewed, type Viewed } from './viewed.ts';

const ViewedItems = lazyPart(async () => (await import('./viewed-items.tsx')).ViewedItems);

/** Shows the items that were viewed on this device. If `item` is given, stores it as viewed, too. */
export function ViewedCard({ item }: { item?: Viewed }) {
  const { id, kind, title, img } = item ?? {};
  useEffect(() => {
    if (id && kind && title && img) recordViewed({ id, kind, title, img });
  }, [id, kind, title, img]);
  return (
    <RenderWhenNear>
      <ViewedItems key={id} except={id} />
    </RenderWhenNear>
  );
}
