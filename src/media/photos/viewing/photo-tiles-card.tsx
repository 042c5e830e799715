import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '#src/media/photos/schemas.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { classNames } from '#src/ui/class-names.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { PhotoCard } from './photo-card.tsx';

const PhotoZoom = lazyPart(async () => (await import('./photo-zoom-card.tsx')).PhotoZoom);

/** Veiled photos are blurred, and not fetched until one of them is clicked. */
export function PhotoTiles({
  photos,
  from,
  veiled = false,
}: {
  photos: Omit<Photo, 'alt'>[];
  /** Null for the user's own photos. */
  from: string | null;
  veiled?: boolean;
}) {
  const { tiles } = photosTexts;
  const [isShown, setIsShown] = useState(!veiled);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const count = photos.length;
  const described = photos.map((photo, index) => ({ ...photo, alt: tiles.of(index + 1, count, from) }));
  return (
    <>
      <ul className={classNames('mt-1 grid max-w-full gap-1', count === 1 ? 'w-64' : 'w-80 grid-cols-2')}>
        {described.map((photo, index) => (
          <li key={photo.url}>
            <button
              type="button"
              aria-label={isShown ? tiles.open(photo.alt) : tiles.show(photo.alt)}
              onClick={() => (isShown ? setZoomed(index) : setIsShown(true))}
              className={classNames('block w-full', isShown ? 'cursor-zoom-in' : 'cursor-pointer')}
            >
              {isShown ? (
                <PhotoCard photo={photo} maxWidth={640} alt="" sizes="16rem" />
              ) : (
                <span className="plate flex items-center justify-center">
                  <img src={photo.placeholder} alt="" className="plate-blur" />
                  <span className="relative flex items-center gap-2 bg-sheet px-3 py-1.5 text-sm font-semibold text-ink">
                    <Eye aria-hidden size={16} strokeWidth={1.75} />
                    {tiles.showShort}
                  </span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {zoomed !== null && (
        <PhotoZoom
          label={tiles.from(from)}
          photos={described}
          first={zoomed}
          onClose={() => setZoomed(null)}
        />
      )}
    </>
  );
}
