import { useState } from 'react';
import { useSession } from '#src/accounts/auth/session.ts';
import { Cards, type CardList } from '#src/catalog/cards/cards-card.tsx';
import { homeTexts } from '#src/texts/home.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ShopImage, type Image } from './shop-image.tsx';

export function Advertise({
  cards,
  banners,
}: {
  cards: CardList;
  /** Visitors see the first one. */
  banners: readonly { image: Image; alt: string }[];
}) {
  const { home } = homeTexts;
  const session = useSession();
  const isAdmin = session.state === 'signed-in' && session.user.role === 'admin';
  // Everyone gets the same HTML, so a style hides the button until the session is known.
  const look =
    session.state === 'loading' ? 'hidden! in-data-[role=admin]:block!' : isAdmin ? 'block' : 'hidden!';
  const [isSecond, setIsSecond] = useState(false);
  const banner = banners[isSecond ? 1 : 0]!;
  return (
    <section>
      <SectionHeading title={home.advertise} />
      <div className="relative">
        <ShopImage
          {...banner}
          width={1600}
          height={800}
          sizes="(min-width: 86rem) 80rem, 100vw"
          className="aspect-[3/1] w-full sm:aspect-[4/1]"
        />
        <Button
          variant="quiet"
          size="sm"
          className={classNames('absolute! inset-e-2 bottom-2 bg-paper/85', look)}
          onClick={() => setIsSecond(!isSecond)}
        >
          {home.changeImage}
        </Button>
      </div>
      {cards.count > 0 && (
        <>
          <h3 className="mono mt-6 mb-4">{home.advertised}</h3>
          <Cards cards={cards} className="grid-home max-sm:[&>:nth-child(n+3)]:hidden" />
        </>
      )}
    </section>
  );
}
