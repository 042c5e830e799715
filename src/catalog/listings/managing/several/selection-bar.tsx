import { useState } from 'react';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';
import { maxAtOnce } from './schemas.ts';
import type { ItemChanges } from './use-item-changes.tsx';

/** The selected items. They stay selected on other pages of the lists. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, OwnListing>>(new Map());
  const select = (listings: readonly OwnListing[], isOn: boolean) =>
    setSelected((before) => {
      const next = new Map(before);
      for (const listing of listings)
        if (!isOn) next.delete(listing._id);
        else if (next.size < maxAtOnce) next.set(listing._id, listing);
      return next;
    });
  return {
    items: [...selected.values()],
    isFull: selected.size >= maxAtOnce,
    has: (id: string) => selected.has(id),
    select,
    clear: () => setSelected(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Selects all items of a page, as far as the limit allows it. */
export function SelectAll({ items, selection }: { items: readonly OwnListing[]; selection: Selection }) {
  const isAll = items.every(({ _id }) => selection.has(_id));
  return (
    <Checkbox
      label={ownItemsTexts.selectAll(items.length)}
      checked={isAll}
      disabled={selection.isFull && !isAll}
      onChange={() => selection.select(items, !isAll)}
      className="w-fit max-sm:min-h-11"
    />
  );
}

/** An item of a list with the box that selects it. */
export function SelectableItem({ listing, selection }: { listing: OwnListing; selection: Selection }) {
  const { _id, kind, products } = listing;
  const isSelected = selection.has(_id);
  return (
    <div className="flex items-center gap-3 sm:min-w-64">
      <label className="-m-2 flex p-2">
        <input
          type="checkbox"
          aria-label={ownItemsTexts.select(products.title)}
          checked={isSelected}
          disabled={selection.isFull && !isSelected}
          onChange={() => selection.select([listing], !isSelected)}
          className="choice-box shrink-0"
        />
      </label>
      <PhotoWithTitle src={products.img} title={products.title} to={`/dashboard/${kind}/${_id}`} />
    </div>
  );
}

/** The actions for the selected items, above the tab bar of a phone. */
export function SelectionBar({ selection, changes }: { selection: Selection; changes: ItemChanges }) {
  const { items, isFull, clear } = selection;
  const words = ownItemsTexts;
  if (items.length === 0) return null;
  return (
    <section
      aria-label={words.actions}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom)+var(--toasts,0px))] z-20 mt-6 flex flex-wrap items-center gap-2 border border-ink bg-sheet p-3 lg:bottom-4"
    >
      <p aria-live="polite" className="me-auto font-semibold">
        {(isFull ? words.mostSelected : words.selected)(items.length)}
      </p>
      <Button size="sm" variant="quiet" onClick={clear}>
        {words.clear}
      </Button>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:gap-1.5 max-sm:*:flex-auto max-sm:*:px-2">
        <Button size="sm" variant="line" onClick={() => changes.lower(items)}>
          {words.lower}
        </Button>
        <Button size="sm" variant="line" onClick={() => changes.edit(items)}>
          {words.edit}
        </Button>
        <Button size="sm" variant="line" onClick={() => changes.pause(items)}>
          {words.pause}
        </Button>
        <Button size="sm" variant="line" onClick={() => changes.resume(items)}>
          {words.resume}
        </Button>
        <Button size="sm" variant="line" onClick={() => changes.remove(items)}>
          {words.delete}
        </Button>
      </span>
    </section>
  );
}

export type ItemChange = { listing: OwnListing; changes: ItemChanges; size?: 'sm' | 'md' };

const canChange = ({ state, paused }: OwnListing): boolean => state === 'available' && paused?.by !== 'admin';

export function LowerPriceButton({ listing, changes, size = 'md' }: ItemChange) {
  const words = ownItemsTexts;
  if (!canChange(listing)) return null;
  return (
    <Button
      size={size}
      variant="line"
      className="whitespace-nowrap"
      aria-label={words.lowerOf(listing.products.title)}
      onClick={() => changes.lower([listing])}
    >
      {words.lower}
    </Button>
  );
}

/** Pauses or resumes an item. */
export function PauseButton({ listing, changes, size = 'md' }: ItemChange) {
  const { paused, products, awaitsReturn } = listing;
  const words = ownItemsTexts;
  if (!canChange(listing) || awaitsReturn) return null;
  return (
    <Button
      size={size}
      variant="line"
      className="whitespace-nowrap"
      aria-label={(paused ? words.resumeOf : words.pauseOf)(products.title)}
      onClick={() => (paused ? changes.resume : changes.pause)([listing])}
    >
      {paused ? words.resume : words.pause}
    </Button>
  );
}
