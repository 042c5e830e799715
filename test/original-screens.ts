import type { OriginalScreen } from '#src/texts/original-strings.ts';

/** What the server renders: the unit tests read these screens, and the browser tests those behind a login. */
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
