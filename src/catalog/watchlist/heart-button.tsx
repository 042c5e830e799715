import { Heart } from 'lucide-react';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { useIsWatched } from './client.ts';

/**
 * The button on the page of an item. For a booked item, it offers to notify the user when the item is available again.
 * `catalog/cards/client.ts` handles its clicks, as those of the hearts on cards.
 */
export function ItemHeart({ id, isBooked }: { id: string; isBooked: boolean }) {
  const isOn = useIsWatched(id);
  const { short, watching, ifFree, willNotify } = watchlistTexts;
  return (
    <Button variant="line" wide aria-pressed={isOn} data-do="watch">
      <Heart aria-hidden size={16} className={classNames('shrink-0', isOn && 'fill-current')} />
      {isBooked ? (isOn ? willNotify : ifFree) : isOn ? watching : short}
    </Button>
  );
}
