import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '#src/media/photos/schemas.ts';
import { FaultMark, PhotoCard, sourcesOf } from '#src/media/photos/viewing/photo-card.tsx';
import { itemTexts } from '#src/texts/item.ts';
import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { preloadPhoto } from '#src/ui/photo.tsx';
import { useSlides } from '#src/ui/use-slides.ts';

const PhotoZoom = lazyPart(
  async () => (await import('#src/media/photos/viewing/photo-zoom-card.tsx')).PhotoZoom,
);

const sizes = '(min-width: 86rem) 50rem, (min-width: 64rem) 58vw, 100vw';
const thumbWidth = 320;

function fullOf({ base, widths, url }: Photo): string {
  return base === null ? url : `${base}-${widths.at(-1)}.webp`;
}

/** `fault`: what the photo shows, in the words of the checklist. */
export type GalleryPhoto = Photo & { fault?: string };

/** Works without JavaScript: photos can be swiped, thumbnails lead to them, and each photo links to its file. */
export function PhotoGallery({ photos, children }: { photos: GalleryPhoto[]; children?: React.ReactNode }) {
  const { gallery: words } = itemTexts;
  const count = photos.length;
  const [first] = photos;
  if (first) preloadPhoto({ src: first.url, sources: sourcesOf(first), sizes });
  const { row, current, show, onScroll, onKeyDown } = useSlides<HTMLUListElement>(count);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = (event: React.MouseEvent, index: number): void => {
    // Leaves the click to the browser, which opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same for the keyboard
    <section aria-label={words.label} onKeyDown={onKeyDown}>
      <div className="group/gallery relative">
        <ul
          ref={row}
          onScroll={onScroll}
          className="relative flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto print:overflow-visible"
        >
          {photos.map((photo, index) => (
            <li
              key={photo.url}
              id={`photo-${index + 1}`}
              className={classNames('w-full shrink-0 snap-center', index > 0 && 'print:hidden')}
            >
              <a
                href={fullOf(photo)}
                title={words.zoom}
                onClick={(event) => zoom(event, index)}
                className="block cursor-zoom-in -outline-offset-4"
              >
                <PhotoCard
                  photo={photo}
                  alt={photo.alt}
                  width={photo.width}
                  height={photo.height}
                  sizes={sizes}
                  fit="contain"
                  eager={index === 0}
                  important={index === 0}
                >
                  {index === 0 && children}
                  {photo.fault && <FaultMark fault={photo.fault} />}
                </PhotoCard>
              </a>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="pointer-events-none absolute inset-x-2 bottom-2 flex items-center justify-between print:hidden pointer-coarse:hidden">
            {(
              [
                [words.previous, -1, ChevronLeft],
                [words.next, 1, ChevronRight],
              ] as const
            ).map(([label, by, Icon]) => (
              <IconButton
                key={by}
                label={label}
                aria-disabled={!photos[current + by]}
                onClick={() => show(current + by)}
                className="pointer-events-auto border border-line bg-sheet aria-disabled:text-edge"
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} />
              </IconButton>
            ))}
          </div>
        )}
      </div>
      {count > 1 && (
        <ol className="mt-2 flex gap-2 overflow-x-auto px-4 pb-2 sm:px-0.5 print:hidden">
          {photos.map((photo, index) => (
            <li key={photo.url} className="w-16 shrink-0 py-0.5 sm:w-20">
              <a
                href={`#photo-${index + 1}`}
                aria-label={words.show(index + 1, count)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className="block border-b-2 border-transparent pb-1 aria-[current]:border-patch"
              >
                <PhotoCard photo={photo} maxWidth={thumbWidth} alt="" sizes="5rem" brokenLabel="" />
              </a>
            </li>
          ))}
        </ol>
      )}
      {zoomed !== null && (
        <PhotoZoom
          label={words.label}
          photos={photos}
          first={zoomed}
          onClose={(last) => {
            setZoomed(null);
            show(last);
          }}
        />
      )}
    </section>
  );
}
