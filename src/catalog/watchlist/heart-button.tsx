import { Heart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { storeIntent, pathToSignIn, useUserId } from '#src/accounts/auth/session.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { intentKey, toggleWatch, useIsWatched } from './client.ts';

/** Sends visitors who click to the login first, and watches the item afterwards. */
function useWatch(id: string, title: string): { isOn: boolean; toggle: (click: React.MouseEvent) => void } {
  const isOn = useIsWatched(id);
  const navigate = useNavigate();
  const toggle = async () => {
    if (await toggleWatch(id)) return;
    storeIntent(intentKey, id);
    await navigate(pathToSignIn(), { state: { wanted: title, to: 'watch' } });
  };
  // Ignores the second click of a double click, which would undo the first.
  return { isOn, toggle: ({ detail }) => void (detail > 1 || toggle()) };
}

/** Shows nothing to sellers on their own items. */
export function CardHeart({ id, title, sellerId }: { id: string; title: string; sellerId: string }) {
  const { isOn, toggle } = useWatch(id, title);
  if (useUserId() === sellerId) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={watchlistTexts.watch(title)}
      onClick={toggle}
      className="absolute end-0 top-0 z-10 flex size-11 items-center justify-center sm:end-1.5 sm:top-1.5 print:hidden"
    >
      <span className="flex size-8 items-center justify-center rounded-full border border-line bg-paper text-ink hover:border-ink sm:size-9">
        <Heart aria-hidden size={18} className={classNames(isOn && 'fill-current')} />
      </span>
    </button>
  );
}

/** The button on the page of an item. For a booked item, it offers to notify the user when the item is available again. */
export function ItemHeart({ id, title, isBooked }: { id: string; title: string; isBooked: boolean }) {
  const { isOn, toggle } = useWatch(id, title);
  const { short, watching, ifFree, willNotify } = watchlistTexts;
  const heart = <Heart aria-hidden size={16} className={classNames('shrink-0', isOn && 'fill-current')} />;
  return (
    <Button variant="line" wide aria-pressed={isOn} onClick={toggle}>
      {heart}
      {isBooked ? (isOn ? willNotify : ifFree) : isOn ? watching : short}
    </Button>
  );
}
