/** The lengths of bank account numbers (ISO 13616) of the countries that people here trade with. */
const ibanLengths = new Map(
  `ad24 at20 be16 bg22 ch21 cy28 cz24 de22 dk18 ee20 es24 fi18 fr27 gb22 gr27 hr21 hu28 ie22 is26
  it27 li21 lt20 lu20 lv21 mc27 mt31 nl18 no15 pl28 pt25 ro24 se24 si19 sk24 sm27 tr26 ua29`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const remainderOf = (number: string): number =>
  [...number].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

function isIban(compact: string): boolean {
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replaceAll(/[a-z]/g, (letter) => String(letter.charCodeAt(0) - 87));
  return remainderOf(digits) === 1;
}

function isCard(digits: string): boolean {
  if (
    !/^(?:3[47]\d{13}|3[0689]\d{12}|4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|6\d{15,18}|5[06-9]\d{14})$/.test(
      digits,
    )
  )
    return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function takeAccounts(plain: string): { rest: string; iban: boolean; card: boolean } {
  let [iban, card] = [false, false];
  const withoutIbans = plain.replaceAll(/(?<![a-z0-9])[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]){11,31}/g, (found) => {
    const compact = found.replaceAll(/[ .-]/g, '');
    const length = ibanLengths.get(compact.slice(0, 2));
    if (!length || compact.length < length || !isIban(compact.slice(0, length))) return found;
    iban = true;
    return ' ';
  });
  const rest = withoutIbans.replaceAll(/(?<!\d)\d(?:[ ._-]?\d){12,18}(?!\d)/g, (found) => {
    if (!isCard(found.replaceAll(/\D/g, ''))) return found;
    card = true;
    return ' ';
  });
  return { rest, iban, card };
}

/** Digits that are not a phone number: dates, times, prices, sizes, labeled serial numbers and counts. */
const otherNumbers = [
  /(?<!\d[./-]?)\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?![./-]?\d)/g,
  /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)(?:\s?-\s?\d{1,2}[:.h]\d{2}(?!\d))?/g,
  /(?:[$€£]|eur|usd|gbp|chf)\s?\d[\d.,' ]{0,12}/g,
  /\d[\d.,' ]{0,12}\s?(?:[$€£]|eur|usd|gbp|chf|euro)/g,
  /(?<![a-z])(?:s\/?n|serial|serie|seriennummer|seriennr|serien-?nr|seriale|matricola|sku|ref|isbn|ean|upc|gtin|asin|barcode|p\/n|imei|order|bestellung|artikel|sendungsnummer|tracking|suivi|seguimiento)[a-z]{0,10}(?:\s(?:number|no|nr|num|numero|is|ist|lautet|est|es|e|di|de|du|serie|the|la|il|el|le)){0,4}\s?[:.#=]{0,2}\s?(?:[a-z]{0,4}[\d .-]{4,24})/g,
  /\d[\d .,']{2,12}\s?(?:actuations|shots|clicks|exposures|frames|pictures|photos|ausloesungen|auslosungen|aufnahmen|declenchements|disparos|fotos|scatti|foto|mm|km|iso|mp|megapixels?)/g,
];
const numberWords = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|ten|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred',
  'null|eins?|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|(?:zwan|vier|funf|sech|sieb|acht|neun)zig|dreissig',
  'un|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
  'due|tre|quattro|cinque|sei|sette|otto|nove|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta',
].join('|');
const spelled = new RegExp(
  `(?<![a-z])(?:(?:${numberWords}|\\d{1,3})(?:[ ,.-]{1,3}(?:(?:y|e|et|und) )?)){5,20}(?:${numberWords}|\\d{1,3})(?![a-z])`,
);
const digitWords =
  'zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|funf|sechs|sieben|acht|neun';
/** Digits of which some are spelled out: '0six12three45678'. */
const mixed = new RegExp(`(?<![a-z0-9])(?=[a-z]*\\d)(?:\\d|${digitWords}){7,20}(?![a-z0-9])`);
const isMostlyWords = (found: string): boolean => (found.match(/[a-z]{2,}/g)?.length ?? 0) >= 5;

const aboutPhones =
  /(?<![a-z])(?:call|phone|ring|text|texting|sms|tel|cell|mobile|reach|whats ?app|my number|number is|meine nummer|mon numero|mi numero|mio numero|telefon|handy|mobil|anruf|ruf|melde|erreich|portable|appel|joindre|llam|movil|tlf|telefono|chiam|cellulare|scriv|contact|contatt|kontakt)[a-z]{0,10}/;

export function hasPhone(plain: string): boolean {
  const words = spelled.exec(plain);
  if (words && isMostlyWords(words[0])) return true;
  if (/[a-z]/.test(mixed.exec(plain)?.[0] ?? '')) return true;
  // The letter o can stand for a zero, and the letters i and l for a one.
  const read = plain.replaceAll(
    /\+ ?\d[\doil ().-]{7,22}|(?<![a-z0-9])[o0][\doil]{1,4}(?:[ ()./-]{1,3}[\doil]{2,8}){1,5}(?![a-z0-9])/g,
    (found) => (/\d(?:.*\d){4}/.test(found) ? found.replaceAll('o', '0').replaceAll(/[il]/g, '1') : found),
  );
  const text = otherNumbers.reduce((rest, other) => rest.replaceAll(other, ' | '), read);
  const isAboutPhones = aboutPhones.test(text);
  for (const [found] of text.matchAll(/(?<![\d\w.,/])(?:\+ ?|\()?\d(?:[ ()./-]{0,3}\d){6,16}(?![\d\w])/g))
    if (isPhone(found, isAboutPhones)) return true;
  return false;
}

function isPhone(written: string, isAboutPhones: boolean): boolean {
  const digits = written.replaceAll(/\D/g, '');
  const { length } = digits;
  if (written.startsWith('+')) return length >= 8 && length <= 15;
  if (/^00[1-9]/.test(digits)) return length >= 10 && length <= 16;
  if (/^0[1-9]/.test(digits))
    return length >= 9 && length <= 12 && (isAboutPhones || /\D/.test(written) || length >= 10);
  const groups = written
    .trim()
    .split(/\D+/)
    .filter(Boolean)
    .map((group) => group.length)
    .join('-');
  const isNorthAmerican = length === 10 && /^[2-9]/.test(digits) && /^(?:3-3-4|3-7)$/.test(groups);
  const isSouthern = length === 9 && /^[679]/.test(digits) && /^(?:3-3-3|3-2-2-2|3-6)$/.test(groups);
  const isItalian =
    (length === 10 || length === 9) &&
    /^3[2-9]/.test(digits) &&
    /^(?:3-3-4|3-7|3-4-3|3-3-3|3-6|3-2-2-3)$/.test(groups);
  if (isNorthAmerican || isSouthern || isItalian) return true;
  return isAboutPhones && length >= 9 && length <= 11 && /^[13679]/.test(digits);
}
