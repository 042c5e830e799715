import { useEffect } from 'react';
import { judged, requestFits, shortFits } from './fits.ts';
import { useKit } from './my-kit.ts';

/** Passes to `children` whether each item fits the kit, with a line for each part of it; null if nothing is known. */
export function FitsOfItems({
  items,
  children,
}: {
  items: readonly { _id: string }[];
  children: (fits: (string | null)[]) => React.ReactNode;
}) {
  const kit = useKit();
  useEffect(() => items.forEach(({ _id }) => requestFits(_id, kit)), [items, kit]);
  judged.useValue();
  return children(
    items.map(
      ({ _id }) =>
        shortFits(_id, kit)
          .map(({ text }) => text)
          .join('\n') || null,
    ),
  );
}
