import { z } from 'zod';
import { imageUrl, isOwnPath, line, parseHttpsAddress, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

/** The parts of the home page that can be hidden, in their order. */
export const homeSections = [
  'categories',
  'latest',
  'steps',
  'carousel',
  'advertise',
  'lens',
  'newsletter',
  'blog',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** A path, or an https URL. */
const isTarget = (value: string): boolean =>
  isOwnPath(value) || (!/[\s\\]/.test(value) && parseHttpsAddress(value) !== null);

const slide = z.object({
  image: imageUrl,
  title: line(80),
  text: text(200),
  link: text(500).refine(isTarget, { error: () => fieldProblems.mustBeLink }),
});
export type Slide = z.output<typeof slide>;

const banner = z.object({
  image: imageUrl,
  alt: line(120).meta({ description: 'what the image shows, for visitors who cannot see it' }),
});
export type Banner = z.output<typeof banner>;

export const maxSlides = 8;

export const homeFields = z.object({
  headline: line(80).nullable(),
  lead: text(200).nullable(),
  slides: z
    .array(slide, { error: () => fieldProblems.mustBeList })
    .min(1, { error: () => fieldProblems.oneSlide })
    .max(maxSlides, { error: () => fieldProblems.atMostSlides(maxSlides) })
    .nullable()
    .meta({ description: 'of the carousel' }),
  banners: z
    .array(banner, { error: () => fieldProblems.mustBeList })
    .length(2, { error: () => fieldProblems.twoBanners })
    .nullable()
    .meta({ description: 'of the Advertise section' }),
  hidden: z
    .array(z.enum(homeSections, { error: () => fieldProblems.oneOfMany(...homeSections) }), {
      error: () => fieldProblems.mustBeList,
    })
    .max(homeSections.length, { error: () => fieldProblems.atMostSections(homeSections.length) })
    .meta({ description: 'sections that the home page leaves out' }),
});
