import type { OriginalScreen } from '#src/texts/original-strings.ts';

/** Screens that unit tests can read, because the server renders them. Browser tests read the others. */
export const renderedScreens = [
  'the top navigation of a visitor',
  'the footer',
  '/',
  '/cameras',
  '/lens',
  '/accessories',
  '/cameras/{id}',
  '/blogs',
  '/blogs/{id}',
  'the error page',
  '/signup',
] as const satisfies OriginalScreen[];

export type RenderedScreen = (typeof renderedScreens)[number];
export type SignedInScreen = Exclude<OriginalScreen, RenderedScreen>;
