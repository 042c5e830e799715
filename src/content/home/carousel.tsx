import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useEffect, useState, type RefObject } from 'react';
import { homeTexts } from '#src/texts/home.ts';
import { labeled } from '#src/texts/words.ts';
import { ButtonLink, IconButton } from '#src/ui/button.tsx';
import { useMedia } from '#src/ui/client/hooks.ts';
import { scrollToSlide, slideAt, stepOfKey } from '#src/ui/use-slides.ts';
import { ShopImage, type Image } from './shop-image.tsx';

export type CarouselSlide = { image: Image; title: string; text: string; link: string };

/** Slides with scroll snapping, so that swiping works without script. */
export function Carousel({ slides }: { slides: readonly CarouselSlide[] }) {
  const { carousel } = homeTexts.home;
  const count = slides.length;
  const frame = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { current, paused, toggle, show, onScroll } = useCarousel(frame, row, count);

  return (
    <section
      ref={frame}
      aria-roledescription={carousel.role}
      aria-label={carousel.label}
      className="relative border-b border-line print:hidden"
    >
      <ul
        ref={row}
        aria-live={paused ? 'polite' : 'off'}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
        onScroll={onScroll}
      >
        {slides.map(({ image, title, text, link }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two slides can have the same title
            key={index}
            aria-roledescription={carousel.slideRole}
            aria-label={carousel.of(index + 1, count)}
            className="w-full shrink-0 snap-start"
          >
            <div className="shell grid items-stretch gap-4 max-lg:px-0 sm:gap-7 lg:grid-cols-[5fr_7fr] lg:gap-12">
              <ShopImage
                image={image}
                width={1400}
                height={1000}
                sizes="(min-width: 86rem) 49rem, (min-width: 64rem) 57vw, 100vw"
                className="aspect-[2/1] w-full min-w-0 sm:aspect-video lg:order-2 lg:aspect-[7/5]"
              />
              <div className="flex flex-col items-start gap-3 px-4 pb-16 sm:gap-5 sm:pb-20 sm:px-8 lg:px-0 lg:pt-14">
                <span className="mono">{carousel.frame(index + 1, count)}</span>
                <h2 className="heading-hero wrap-anywhere max-sm:text-2xl">{title}</h2>
                <p className="max-w-[38ch] text-soft sm:text-lg">{text}</p>
                <ButtonLink to={link} size="md">
                  {carousel.more}
                  <span className="sr-only">{labeled('', title)}</span>
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 bottom-3 noscript:hidden">
        <div className="shell">
          <div className="pointer-events-auto -ms-1 flex w-fit items-center gap-1">
            {slides.map((_, index) => (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- two slides can have the same title
                key={index}
                type="button"
                aria-label={carousel.show(index + 1)}
                aria-current={index === current}
                onClick={() => show(index)}
                className="group flex h-11 items-center px-1"
              >
                <span className="h-0.75 w-8.5 bg-line group-hover:bg-soft group-aria-[current=true]:bg-ink" />
              </button>
            ))}
            <IconButton label={paused ? carousel.play : carousel.pause} onClick={toggle}>
              {paused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} />}
            </IconButton>
            <IconButton label={carousel.previous} onClick={() => show(current - 1)}>
              <ChevronLeft aria-hidden size={18} />
            </IconButton>
            <IconButton label={carousel.next} onClick={() => show(current + 1)}>
              <ChevronRight aria-hidden size={18} />
            </IconButton>
          </div>
        </div>
      </div>
    </section>
  );
}

const slideMs = 7_000;

/** Advances the slides, except while the carousel is paused, hovered or focused, or if reduced motion is preferred. */
function useCarousel(
  frame: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  count: number,
) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [current, setCurrent] = useState(0);
  const paused = chosen ?? still;

  useEffect(() => {
    const element = frame.current;
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['pointerenter', 'focusin'])
      element?.addEventListener(type, () => setIsHeld(true), { signal });
    for (const type of ['pointerleave', 'focusout'])
      element?.addEventListener(type, () => setIsHeld(false), { signal });
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const step = stepOfKey(key);
      if (step) scrollTo(row.current, current + step, count);
    };
    element?.addEventListener('keydown', onKeyDown, { signal });
    return () => controller.abort();
  }, [frame, row, current, count]);

  useEffect(() => {
    if (paused || isHeld) return;
    const timer = setTimeout(() => scrollTo(row.current, current + 1, count), slideMs);
    return () => clearTimeout(timer);
  }, [row, current, paused, isHeld, count]);

  return {
    current,
    paused,
    toggle: () => setChosen(!paused),
    show: (index: number) => scrollTo(row.current, index, count),
    onScroll: ({ currentTarget }: React.UIEvent<HTMLElement>) =>
      setCurrent(Math.round(slideAt(currentTarget))),
  };
}

function scrollTo(row: HTMLElement | null, index: number, count: number): void {
  scrollToSlide(row, (index + count) % count);
}
