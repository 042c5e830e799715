import { shopFacts, type KindName } from './shop.ts';
import { siteTexts } from './site.ts';

/** Returns the names of a kind: the one that admins have given it, in all places, otherwise those of the texts. */
export function kindTexts(kind: KindName): { nav: string } & (typeof siteTexts.kinds)[KindName] {
  const own = shopFacts().kinds?.[kind];
  return own === undefined
    ? { nav: siteTexts.nav[kind], ...siteTexts.kinds[kind] }
    : { nav: own, section: own, one: own, many: own, all: own };
}

/** Returns the name of a grade, which is stored in English. */
export function gradeName(grade: string, works = true): string {
  const names: Partial<Record<string, string>> = siteTexts.listing.grades;
  const name = names[grade] ?? grade;
  return works ? name : siteTexts.listing.notWorking(name);
}

/** Returns the name of a user, or a neutral text for an erased account. */
export const displayName = (name: string | null): string => name ?? siteTexts.left.someone;
