import { anyOf } from '#src/catalog/search/parsing/by-language.ts';

const inJapanese = 'ジャンク品|ジャンク|故障品|故障|不動品|不動';
const withSpaces = [
  'for parts|as parts|parts only|spares repair|spares repairs|spares or repair|spares or repairs',
  'spares and repair|spares and repairs|for repair|for repairs|needs repair|needs repairs|not working|non working',
  'broken|defective|defect|defects|faulty|junk|doesn’t work|doesnt work|jammed|as is',
  'defekt|defekte|defekter|defektes|defekten|defektem|kaputt|kaputte|kaputter|kaputtes|kaputten|bastler',
  'für bastler|bastlerkamera|bastlerobjekt|bastlerware|als ersatzteil|als ersatzteile|als ersatzteilspender',
  'ersatzteile|für ersatzteile|ohne funktion',
  'en panne|hors service|pour pièces|à réparer|cassé|cassée|défectueux|défectueuse',
  'averiado|averiada|estropeado|estropeada|roto|rota|para piezas|para repuestos|para reparar|no funciona',
].join('|');
/** Phrases that say that an item does not work, in the languages of shops. */
export const brokenPhrases = `${withSpaces}|${inJapanese}`;

const adjectives =
  'visible|known|major|obvious|optical|mechanical|electronic|technical|sichtbaren?|bekannten?|optischen?|mechanischen?|elektronischen?|technischen?|größeren?';
/** 'no visible or known …', before a word for broken. */
const negation = String.raw`(?<![\p{L}\p{N}])(?:no|not|non|nothing|without|keinen?|keinerlei|ohne|sans|sin|nicht) (?:(?:${adjectives}|and|or|und|oder) )*`;
const negated = String.raw`品?(?:[箇個]所)?(?:は|では)?\s*(?:なし|無し|ナシ|ない|ありません)`;
const words = String.raw`(?:${anyOf(withSpaces).replaceAll(String.raw`\s+`, String.raw`[\s/&-]+`)})(?![\p{L}\p{N}])`;

const broken = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!${negation})${words}|(?:${inJapanese})(?!${negated})`,
  'iu',
);
export const saysBroken = (title: string): boolean => broken.test(title);

const notBroken = new RegExp(`${negation}${words}|(?:${inJapanese})${negated}`, 'giu');

/** Leaves out of a query that gear shall not be broken, which titles rarely say. */
export const withoutNotBroken = (typed: string): string => typed.replaceAll(notBroken, ' ');
