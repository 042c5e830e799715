import { siteTexts } from '#src/texts/site.ts';

/** Returns the name of a user, or a neutral text for an erased account. */
export const personName = (name: string | null): string => name ?? siteTexts.left.someone;
