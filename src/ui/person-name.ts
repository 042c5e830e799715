import { siteTexts } from '#src/texts/site.ts';

/** The name of a person, or neutral words for erased accounts, which have none. */
export const personName = (name: string | null): string => name ?? siteTexts.left.someone;
