import { shopName } from '#src/texts/shop.ts';
import { plainText, withoutDigits } from './plain-text.ts';

const lettersOf = (plain: string): string => plain.replaceAll(/[^\p{L}]/gu, '').replaceAll('l', 'i');

/** Placeholders that pages and emails show for a missing name. */
const standIns =
  /^(?:(?:the )?(?:shop|marketplace|admin|system)|the (?:seller|buyer|clock)|you|nobody)$|^(?:deleted|erased|former|removed|closed|suspended) (?:person|people|user|member|account|seller|buyer)|(?:^|[^a-z])(?:someone|person|user|member|seller|buyer)s? who (?:has )?left/;
const staff =
  /(?:^|[^a-z])(?:admins?|administrat(?:or|ors|ion)|moderators?|moderation|support|help ?desk|staff|customer (?:services?|care|relations)|trust (?:and|&|n) safety|off?icial|(?:shop|security|safety|service|sales|fraud|payments?|verification) (?:team|department|desk)|kunden(?:service|dienst|support)|soporte|(?:servicio|atencion) al cliente|service client|(?:servizio|assistenza) clienti)(?:$|[^a-z])/;
const verified =
  /(?:^|[^a-z])(?:un)?(?:verified|varified|verifiziert[a-z]{0,2}|verifiee?|verificad[oa]|verificat[oa]|gepruft[a-z]{0,2})(?:$|[^a-z])/;
const checkMarks = /[\u221A\u2611\u2705\u2713\u2714\u{1F5F8}\u{1F5F9}]/u;

/**
 * Returns whether a name could be mistaken for the shop, its staff, a missing name or the badge of verified sellers.
 */
export function isImpersonating(name: string): boolean {
  if (checkMarks.test(name)) return true;
  const plain = plainText(name).replaceAll(/\s+/g, ' ').trim();
  return [plain, withoutDigits(plain)].some(
    (read) => namesShop(lettersOf(read)) || standIns.test(read) || staff.test(read) || verified.test(read),
  );
}

/** A shop with a name of one to three letters, such as Oto, must not refuse every name that has them. */
function namesShop(letters: string): boolean {
  const shop = lettersOf(plainText(shopName()));
  return shop.length > 3 ? letters.includes(shop) : shop !== '' && letters === shop;
}
