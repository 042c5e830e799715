import { useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { preloadPhoto, type PhotoFile } from '#src/ui/photo.tsx';
import { htmlFromServer, updateCards } from './client.ts';
import type { ItemCard } from './schemas.ts';

export type CardList = {
  count: number;
  /** Missing in the browser for the page that it has loaded as a document. */
  html?: string;
  /** The photo of the first card, if it is visible at once. Missing in the browser. */
  photo?: PhotoFile | undefined;
};

/** A list of cards, which React leaves as the server rendered them; `catalog/cards/client.ts` makes them work. */
export function Cards({
  cards: { html, photo },
  id,
  className,
}: {
  cards: CardList;
  id?: string;
  className?: string | undefined;
}) {
  const own = useId();
  const place = useRef<HTMLDivElement>(null);
  // Kept, because React would write the HTML again for another object.
  const [first] = useState(() => ({ __html: html ?? htmlFromServer(id ?? own) }));
  useLayoutEffect(() => {
    if (place.current) updateCards(place.current, html);
  }, [html]);
  if (photo) preloadPhoto(photo);
  return (
    <div
      ref={place}
      id={id ?? own}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames('cards', className ?? 'grid-list')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first}
    />
  );
}

/** A list of cards from `/cards`. */
export function LoadedCards({ cards }: { cards: readonly ItemCard[] }) {
  return <Cards cards={{ count: cards.length, html: cards.map(({ html }) => html).join('') }} />;
}
