import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Photo as Photograph } from '#src/media/photos/schemas.ts';
import { itemTexts } from '#src/texts/item.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { scrollToSlide, useSlides } from '#src/ui/use-slides.ts';
import { FaultMark, sourcesOf } from './photo-card.tsx';

const dimmed = 'aria-disabled:opacity-30';

export function PhotoZoom({
  label,
  photos,
  first,
  onClose,
}: {
  label: string;
  photos: (Photograph & { fault?: string })[];
  first: number;
  onClose: (last: number) => void;
}) {
  const { gallery: words } = itemTexts;
  const { layout } = siteTexts;
  const dialog = useRef<HTMLDialogElement>(null);
  const count = photos.length;
  const { row, current, show, onScroll, onKeyDown } = useSlides<HTMLUListElement>(count, first);
  const [actual, setActual] = useState(false);
  useEffect(() => {
    // The native dialog traps and restores the focus, and closes on Escape.
    dialog.current?.showModal();
    scrollToSlide(row.current, first, 'instant');
  }, [first, row]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dialog handles its own keys
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-film text-ink"
    >
      <ul
        ref={row}
        onScroll={onScroll}
        className="flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {photos.map((photo, index) => (
          <li
            key={photo.url}
            className={classNames(
              'flex size-full shrink-0 snap-center',
              actual && index === current ? 'overflow-auto' : 'overflow-hidden',
            )}
          >
            <button
              type="button"
              aria-label={labeled(photo.alt, words.actual)}
              aria-pressed={actual}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setActual(!actual)}
              className={classNames('m-auto', actual ? 'cursor-zoom-out' : 'size-full cursor-zoom-in')}
            >
              <picture>
                {sourcesOf(photo).map(({ type, srcSet }) => (
                  <source
                    key={type}
                    type={type}
                    srcSet={srcSet}
                    sizes={actual ? `${photo.width}px` : '100vw'}
                  />
                ))}
                <img
                  src={photo.url}
                  alt={photo.alt}
                  width={photo.width}
                  height={photo.height}
                  loading={Math.abs(index - current) < 2 ? 'eager' : 'lazy'}
                  className={actual ? 'max-w-none' : 'size-full object-contain'}
                />
              </picture>
            </button>
          </li>
        ))}
      </ul>
      {photos[current]?.fault && (
        <p className="absolute top-3 inset-s-3 flex pe-16">
          <FaultMark fault={photos[current].fault} />
        </p>
      )}
      <div className="absolute top-2 inset-e-2 bg-sheet">
        <IconButton label={layout.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={22} />
        </IconButton>
      </div>
      {count > 1 && (
        <div className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center bg-sheet">
          <IconButton
            label={words.previous}
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
            className={dimmed}
          >
            <ChevronLeft aria-hidden size={20} />
          </IconButton>
          <output className="px-2 font-mono text-2xs">
            <span className="sr-only">{words.show(current + 1, count)}</span>
            <span aria-hidden="true">{`${current + 1} / ${count}`}</span>
          </output>
          <IconButton
            label={words.next}
            aria-disabled={current === count - 1}
            onClick={() => show(current + 1)}
            className={dimmed}
          >
            <ChevronRight aria-hidden size={20} />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
