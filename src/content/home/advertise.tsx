import { useState } from 'react';
import { Cards, type CardList } from '#src/catalog/cards/cards-card.tsx';
import { homeTexts } from '#src/texts/home.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ShopImage, type Image } from './shop-image.tsx';

export function Advertise({
  cards,
  banners,
}: {
  cards: CardList;
  /** Two, of which one is shown at a time. */
  banners: readonly { image: Image; alt: string }[];
}) {
  const { home } = homeTexts;
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
          className="absolute! inset-e-2 bottom-2 bg-paper/85"
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
