import { findFiles } from '#src/media/photos/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { CarouselSlide } from './carousel.tsx';
import type { Image } from './shop-image.tsx';

/** The parts of the home page that admins can change. Null stands for the part that ships, or for a hidden section. */
export type HomeParts = {
  headline: string | null;
  lead: string | null;
  slides: CarouselSlide[] | null;
  banners: { image: Image; alt: string }[] | null;
};

/** Returns the home page as admins have set it, with the files of the photos that they have uploaded. */
export async function showHome(app: App): Promise<HomeParts> {
  addCacheTags(['shop']);
  const { headline, lead, hidden, ...home } = app.shop.current.home;
  const slides = hidden.includes('carousel') ? null : home.slides;
  const banners = hidden.includes('advertise') ? null : home.banners;
  const files = await findFiles(
    app,
    [...(slides ?? []), ...(banners ?? [])].map(({ image }) => image),
  );
  const withFiles = <T extends { image: string }>({ image: src, ...rest }: T) => {
    const found = files.get(src);
    return { ...rest, image: { src, ...(found && { files: found }) } };
  };
  return { headline, lead, slides: slides?.map(withFiles) ?? null, banners: banners?.map(withFiles) ?? null };
}
