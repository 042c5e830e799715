import { z } from 'zod';
import { imageUrl, parseHttpsAddress, text } from '#src/platform/schemas.ts';

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

/** A path, or an https URL. A path that begins with two slashes would lead to another site. */
const isTarget = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) || (!/[\s\\]/.test(value) && parseHttpsAddress(value) !== null);

const slide = z.object({
  image: imageUrl,
  title: text(80),
  text: text(200),
  link: text(500).refine(isTarget, 'must be a path such as /lens, or an https URL'),
});
export type Slide = z.output<typeof slide>;

const banner = z.object({
  image: imageUrl,
  alt: text(120).meta({ description: 'what the image shows, for visitors who cannot see it' }),
});
export type Banner = z.output<typeof banner>;

export const maxSlides = 8;

export const homeFields = z.object({
  headline: text(80).nullable(),
  lead: text(200).nullable(),
  slides: z
    .array(slide, 'must be a list')
    .min(1, 'must have at least one slide')
    .max(maxSlides, `can have at most ${maxSlides} slides`)
    .nullable()
    .meta({ description: 'of the carousel' }),
  banners: z
    .array(banner, 'must be a list')
    .length(2, 'must have two banners')
    .nullable()
    .meta({ description: 'of the Advertise section' }),
  hidden: z
    .array(z.enum(homeSections, `must be one of ${homeSections.join(', ')}`), 'must be a list')
    .max(homeSections.length, `can have at most ${homeSections.length} sections`)
    .meta({ description: 'sections that the home page leaves out' }),
});
