import { fraudPhrases } from './fraud-phrases.ts';
import { paymentPhrases } from './payment-phrases.ts';
import { plainText, withoutDigits } from './plain-text.ts';
import { otherTopDomains, plainTopDomains, topDomains, wordTopDomains } from './top-level-domains.ts';
import { warningCodes, warningsShown, type WarningCode } from './warning-codes.ts';
import { hasPhone, takeAccounts } from './warning-numbers.ts';

const at = String.raw`(?:@|[([{<]\s?(?:at|a|arroba|arobase|chiocciola|affe)\s?[)\]}>]|\s(?:arroba|arobase|chiocciola|klammeraffe)\s)`;
const dot = String.raw`(?:\.|\s?[([{<]\s?(?:dot|punkt|punto|point|\.)\s?[)\]}>]\s?|\s(?:dot|punkt|punto|point)\s)`;
const providers =
  'gmail|googlemail|g-mail|hotmail|outlook|yahoo|icloud|gmx|protonmail|proton|aol|t-online|libero|orange|wanadoo|laposte|posteo|freenet|web|live|mail';
const emails = [
  new RegExp(String.raw`[\w.+%-]{1,64}\s?${at}\s?[\w-]{1,63}(?:\s?${dot}\s?[a-z]{2,10}){1,3}`, 'g'),
  new RegExp(
    String.raw`[\w.+%-]{2,64}\s(?:at|@)\s(?:${providers})(?![a-z])(?:\s?${dot}?\s?(?:com|de|net|org|fr|es|it|co|uk|me|ch|at))?`,
    'g',
  ),
  new RegExp(
    String.raw`[\w.+%-]{2,64}\s?(?:at\s|@)?\s?(?:${providers})(?:\s?${dot}\s?|\s)(?:com|de|net|org|fr|es|it)(?![a-z])`,
    'g',
  ),
  /(?<![a-z])(?:gmail|googlemail|hotmail|protonmail|gmx)(?![a-z])/g,
];

const tops =
  'com|net|org|de|fr|uk|co|io|ly|info|shop|app|xyz|online|eu|ch|nl|pt|ru|cn|cc|gg|gl|biz|pw|tk|dk|pl|cz|jp|gd|website';
/** Domains that are also words: after a period without a space, they do not make an address. */
const wordTops =
  'it|es|me|to|at|us|be|is|in|no|so|store|link|site|top|page|dev|click|pro|club|live|vip|tv|cloud|space|fun|ca|se';
const sites =
  'ebay|amazon|kleinanzeigen|leboncoin|wallapop|subito|milanuncios|mpb|google|paypal|dhl|ups|poste|willhaben|flickr|vinted|shpock|wa|t|bit|goo|youtu|photos|imgur|dropbox|marktplaats';
const links = [
  /(?:https?|hxxps?|ftp):\/\//,
  /(?<![a-z0-9])www\d?[. ]/,
  new RegExp(`(?<![a-z0-9@.])(?:[a-z0-9-]{2,63}\\.){1,4}(?:${tops})(?![a-z0-9-])`),
  new RegExp(`(?<![a-z0-9@.])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${tops}|${wordTops})/[a-z0-9]`),
  new RegExp(`(?<![a-z0-9@.])(?:[a-z0-9-]{1,63}\\.){0,3}(?:${sites})\\.(?:${wordTops})(?![a-z0-9-])`),
  new RegExp(
    `(?<![a-z0-9])(?:[a-z0-9]{1,30}-[a-z0-9-]{1,30}|[a-z]{2,30}\\d{1,9})\\.(?:${wordTops})(?![a-z0-9-])`,
  ),
  /(?<![a-z0-9])[a-z0-9-]{2,63}\s?[([{]?\s?(?:dot|\(\.\)|\[\.\])\s?[)\]}]?\s?(?:com|de|net|org|fr|it|es|co|io|ly|info|shop|me)(?![a-z0-9])/,
  /(?<![a-z0-9])[a-z0-9-]{2,63}\s?[([{]?\s?punkt\s?[)\]}]?\s?(?:com|de|net|org|at|ch|info|shop)(?![a-z0-9])/,
  /(?<![a-z0-9])[a-z0-9-]{2,63}\s?[([{]?\s?(?:point|punto)\s?[)\]}]?\s?(?:com|net|org|fr|it|io|info)(?![a-z0-9])/,
];

const hosts = /(?<![a-z0-9@.-])((?:[a-z0-9-]{1,63}\.){1,6})([a-z]{2,24})(?![a-z0-9-])(?=(:\d|\/[a-z0-9]))?/g;
const leadsTo =
  /(?:(?<![a-z])(?:to|at|on|via|see|visit|site|website|page|link|from|under|open|click|try|here:?|auf|unter|bei|uber|siehe|seite|sur|chez|voir|lien|en|vea|mira|enlace|su|vedi|sito))\s?:?\s?$/;
const isSite = new RegExp(`(?:^|[.-])(?:${sites}|rangefinder)\\.$`);

/** Returns whether a text has a domain. Domains that are also words count only within a sentence. */
function hasHost(plain: string): boolean {
  for (const { index, 0: host, 1: name = '', 2: ending = '', 3: more } of plain.matchAll(hosts)) {
    if (!topDomains.has(ending) || !/[a-z]/.test(name)) continue;
    if (plainTopDomains.has(ending) || more !== undefined || isSite.test(name)) return true;
    if (wordTopDomains.has(ending)) continue;
    if (
      /[a-z0-9]-[a-z0-9]|[a-z]\d|\..*\./.test(name) ||
      leadsTo.test(plain.slice(0, index)) ||
      host === plain.trim()
    )
      return true;
  }
  return false;
}

const otherHosts = new RegExp(`[\\p{L}\\p{N}-][.。](?:${otherTopDomains.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
/** IPv4 addresses, except firmware versions. */
const ips = new RegExp(
  `(?<![\\d.])(?<!(?:version|firmware|ver|fw|v)[ .]{0,2})(?:(?:${octet}\\.){3}${octet}(?=[:/]\\w)|[1-9]\\d{1,2}\\.(?:${octet}\\.){2}${octet}(?![\\d.]))`,
);
const spelledAddress = /[\w.+%-]{1,64} AT [\w-]{1,63} DOT [A-Za-z]{2,24}(?![A-Za-z])/;
const spelledHost = /[\w-]{2,63} (?:DOT|PUNKT|PUNTO|POINT) [A-Za-z]{2,24}(?![A-Za-z])/;

/** Names that begin with @, except camera settings. */
const handle = /(?<![\w.@])@(?!f\d|iso|\d|mm)[a-z_][\w.]{2,29}(?![\w@])/;
const isToPay =
  /transfer|deposit|(?:^|[^a-z])pay|send|half|up ?front|account is|my account|eur|[€£$]|ingres|abon|acompte|arrhes|vir(?:e|er|ez)|anzahl|zahl|uberweis|versa|caparra|acconto|bonific|paga/;
/** Addresses of crypto wallets, which are case-sensitive. */
const wallets = /(?<!\w)(?:[13][a-km-zA-HJ-NP-Z1-9]{26,34}|T[a-km-zA-HJ-NP-Z1-9]{33})(?!\w)/;

/** Idioms that contain a negation but do not refuse anything. */
const idioms =
  /(?:don'?t|do not) (?:hesitate|worry)|oh no|no (?:problem|worries|doubt)|why not|not only|can'?t wait|n'?hesite[sz]? pas|pas de (?:souci|probleme)s?|sans (?:souci|probleme)|no (?:hay |es |te )?(?:problema|preocupes|dud[a-z]{1,3})|sin problemas?|non esit[a-z]{1,4}|nessun problema|senza problemi|non c'e problema|kein(?:e)? (?:problem|sorge|thema)|zoger[a-z]{0,3} (?:sie |du )?nicht|warum nicht|perche no|por que no|pourquoi pas/g;
const noBefore =
  /(?<![a-z])(?:no|not|never|don'?t|doesn'?t|won'?t|wouldn'?t|can'?t|cannot|isn'?t|aren'?t|without|instead of|rather than|nor|neither|refuse|avoid|decline|stay away from|kein[a-z]{0,2}|nicht|nie|niemals|ohne|weder|statt|anstatt|lehne|pas|jamais|sans|aucun[a-z]{0,1}|ni|plutot que|au lieu de|refuse[a-z]{0,2}|nunca|sin|jamas|tampoco|nada de|en vez de|evit[a-z]{1,3}|non|mai|senza|niente|nessun[a-z]{0,1}|invece di)(?![a-z])/;
const noAfter =
  /^ ?(?:payments? |zahlungen |transfers? )?(?:(?:is|are|ist|sind|geht|kommt|nehme|mache|akzeptiere|zahle|mag|will|tue|benutze|nutze|habe)(?: (?:ich|wir|bei mir|fur mich|leider|es|i|for me))? )?(?:not(?! only)|never|no thanks|isn'?t|aren'?t|won'?t|nicht|nein|nie|niemals|kein[a-z]{0,2}|lehne|non merci|pas (?:possible|question)|jamais|c'est non|nunca|no (?:acept|gracias|quiero|hago|uso|me (?:fi|interes)|lo |es |son )|non (?:accett|mi (?:fid|interess)|facci|lo |li |la |le |sono|uso|voglio|e )|mai |no grazie)/;
const turns =
  /[.!?\n;:,]|(?<![a-z])(?:but|so|because|therefore|then|please|aber|sondern|deshalb|daher|also|weil|bitte|mais|donc|alors|car|pero|sino|asi que|entonces|porque|ma|bensi|quindi|percio|allora|(?:and|und|et|y|e) (?:my|i|you|we|your|mein[a-z]{0,2}|ich|wir|mon|je|nous|mi|yo|mio|io|un|a|an|the))(?![a-z])/g;

/** Returns whether the sentence refuses the phrase at an index: 'no gift cards, please'. */
function isRefused(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - 60), index).replaceAll(idioms, ' ');
  const thought = before.slice(lastEnd(before) ?? 0);
  return noBefore.test(thought) || noAfter.test(text.slice(index + length, index + length + 40));
}

function lastEnd(text: string): number | undefined {
  const last = [...text.matchAll(turns)].at(-1);
  return last && last.index + last[0].length;
}

const mentions = (text: string, phrase: RegExp): boolean =>
  [...text.matchAll(phrase)].some(({ index, 0: found }) => !isRefused(text, index, found.length));

/** Returns the warnings about a text. Refusals such as 'no gift cards' cause none. */
export function warningsOf(text: string): WarningCode[] {
  // Long runs of one character would slow the rules down.
  const plain = plainText(text).replaceAll(/([^\d\s])\1{7,}/g, (run) => run.slice(0, 8));
  const found = new Set<WarningCode>();
  const { rest, iban, card } = takeAccounts(plain);
  if (iban) found.add('iban');
  if (iban && isToPay.test(rest)) found.add('wire');
  if (card) found.add('card');
  const withoutEmails = emails.reduce((left, email) => left.replaceAll(email, ' '), rest);
  const isSpelled = spelledAddress.test(text);
  if (withoutEmails !== rest || isSpelled) found.add('email');
  if (
    links.some((link) => link.test(withoutEmails)) ||
    hasHost(withoutEmails) ||
    ips.test(withoutEmails) ||
    otherHosts.test(text.normalize('NFKC')) ||
    (!isSpelled && spelledHost.test(text))
  )
    found.add('link');
  if (hasPhone(withoutEmails)) found.add('phone');
  if (handle.test(withoutEmails)) found.add('messenger');
  if (wallets.test(text)) found.add('crypto');
  const read = withoutDigits(rest);
  for (const [code, phrase, context] of [...paymentPhrases, ...fraudPhrases])
    if ((!context || context.test(rest)) && (mentions(rest, phrase) || mentions(read, phrase)))
      found.add(code);
  return warningCodes.filter((code) => found.has(code));
}

export function warned(text: string | null, isAgreed = false): { warnings?: WarningCode[] } {
  const warnings = text === null ? [] : warningsShown(warningsOf(text), isAgreed);
  return warnings.length > 0 ? { warnings } : {};
}
