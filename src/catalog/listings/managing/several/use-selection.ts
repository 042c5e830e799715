import { useState } from 'react';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { maxAtOnce } from './schemas.ts';

export type Selection = {
  items: readonly OwnListing[];
  isFull: boolean;
  has: (id: string) => boolean;
  toggle: (listing: OwnListing) => void;
  clear: () => void;
};

/** The selected items. They stay selected on other pages of the lists. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, OwnListing>>(new Map());
  const toggle = (listing: OwnListing) =>
    setSelected((before) => {
      const next = new Map(before);
      if (!next.delete(listing._id) && next.size < maxAtOnce) next.set(listing._id, listing);
      return next;
    });
  return {
    items: [...selected.values()],
    isFull: selected.size >= maxAtOnce,
    has: (id) => selected.has(id),
    toggle,
    clear: () => setSelected(new Map()),
  };
}
