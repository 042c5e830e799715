import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import type { Banner, Slide } from '#src/platform/shop/home-schemas.ts';
import { homeTexts } from '#src/texts/home.ts';

/** 500 dollars, or as many minor units of the shop's currency. */
const savedCents = 50_000;

/** The slides that ship with the shop. */
export function originalSlides(): Slide[] {
  const slides = homeTexts.home.carousel.slides(formatMoney(fromMinorUnits(savedCents)));
  return slides.map((slide, index) => ({
    ...slide,
    image: `/demo/slide-${slides.length - index}-1400.webp`,
    link: '/lens',
  }));
}

/** The banners that ship with the shop. */
export function originalBanners(): Banner[] {
  const [first, second] = homeTexts.home.bannerAlts;
  return [
    { image: '/demo/banner-a-1600.webp', alt: first },
    { image: '/demo/banner-b-1600.webp', alt: second },
  ];
}
