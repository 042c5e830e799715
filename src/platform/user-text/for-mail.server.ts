/** Invisible characters could hide a dot or the end of an address. Those inside emoji are kept. */
const invisible = /(\p{RGI_Emoji})|[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\uFFFC]/gv;

const links = [
  /:[/\\]{2}|[^@\uFF20\uFE6B][@\uFF20\uFE6B][^@\uFF20\uFE6B]/u,
  /(?<![\p{L}\p{N}])(?:https?|mailto|javascript|data|magnet|whatsapp|tg|sms|bitcoin|file):/iu,
  // Two letters right after a full stop, even when no such domain exists. Domains can begin with emoji.
  /[\p{L}\p{M}\p{N}\p{So}_-][.\uFF0E\u2024\uFE52][\p{L}\p{M}]{2}/u,
  /[\p{L}\p{M}\p{N}_-][.\uFF0E\u2024\uFE52]xn--/iu,
  // Browsers read the ideographic full stop as a dot. Before Chinese, Japanese or Korean letters it ends a sentence.
  /[\p{L}\p{M}\p{N}\p{So}_-][\u3002\uFF61](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}){2}/u,
  /(?<![\p{N}.])\p{N}{1,3}(?:[.\uFF0E\u2024\uFE52\u3002\uFF61]\p{N}{1,3}){3}(?!\p{N})/u,
  /\[[0-9a-f:]*:[0-9a-f:.]*\]/i,
];

/** Browsers read letters in squares and circles as plain letters. */
const isLink = (word: string): boolean =>
  links.some((link) => link.test(word) || link.test(word.normalize('NFKC')));

/** Also removes bare addresses, because mail programs turn them into links. `isOwn` recognizes words that may stay. */
export function textForMail(text: string, isOwn: (word: string) => boolean = () => false): string {
  return text
    .replaceAll(invisible, (_, emoji?: string) => emoji ?? '')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
    .replaceAll(/\S+/g, (word) => (isOwn(word) || !isLink(word) ? word : '…'));
}
