// Schemas import this module, so it has to run in every supported browser: no `v` flag, no lookbehind.

/** Symbols and hieroglyphs that are invisible. */
const blank = String.raw`\u2800\uFFFC\u{1D159}\u{13441}\u{13442}`;
/** Includes format characters, Hangul fillers and variation selectors. */
const hidden = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}${blank}`;
const invisible = new RegExp(`[${hidden}]`, 'gu');
const firstInvisible = new RegExp(String.raw`^[\s${hidden}]+`, 'u');
const lastInvisible = new RegExp(String.raw`[\s\p{Cf}\u115F\u1160\u3164\uFFA0${blank}]$`, 'u');

export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

export const hasVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text));

export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/u;
export const hasControls = (text: string): boolean => controls.test(text);

export const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\f\r]/gu, '');

/** The flags of England, Scotland and Wales consist of tags. All other tags are hidden text. */
const tags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[\u{E0000}-\u{E007F}]/gu;
/** Embeddings, overrides and isolates, which change the text direction. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;
/** No script needs more marks on a letter. They would cover the lines above and below. */
const stacks = [
  /((?:(?=\p{Script=Inherited})\p{M}){3})(?:(?=\p{Script=Inherited})\p{M})+/gu,
  /(\p{M}{6})\p{M}+/gu,
];

/** Cleans a user's text. A text without a visible character becomes empty. */
export function cleanText(text: string): string {
  if (!hasVisible(text)) return '';
  const readable = text
    .replaceAll(/[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll(turns, '')
    .replaceAll(tags, '$1');
  return trimInvisible(stacks.reduce((rest, stack) => rest.replaceAll(stack, '$1'), readable));
}

/** A regular expression that ends in `+$` would take quadratic time. */
function trimInvisible(text: string): string {
  let rest = text.replace(firstInvisible, '');
  for (let before = ''; rest !== before;) {
    before = rest;
    const end = rest.slice(-2);
    // The tags at the end of a flag are part of it.
    if (!end.endsWith('\u{E007F}'))
      rest = rest.slice(0, rest.length - (lastInvisible.exec(end)?.[0].length ?? 0));
  }
  return rest;
}
