import type { OrderSide } from '#src/platform/db/columns.ts';
import { plainText } from './plain-text.ts';
import { warningsShown, type WarningCode } from './warning-codes.ts';

/** Words of codes that open accounts. The handover code comes from this shop and is never texted. */
const opensAccounts =
  /sms|verif|authent|authori[sz]|security|sicherheit|seguridad|securite|sicurezza|activat|aktivier|freigabe|google|whatsapp|otp|one[- ]?time|login|log ?in|anmelde|zugang|passw|passcode|\bpin\b|\btan\b|digit|ziffer|chiffre|cifr|zahlen|text(?:ed|s| message)|phone|handy|telefon|telefono|telephone|mail|message|messaggio|mensaje|nachricht|bank|paypal|account|konto|cuenta|compte|real|legit|prove|numer|number|nummer/;
const asks =
  /(?<![a-z])(?:me|us|mir|uns|moi|nous|what|your|deinen|ihren|dime|dame|pasa|manda|dimmi|dammi|mandami)(?![a-z])/;

/**
 * Returns the warnings for the reader of a message between the two sides of an accepted order. Only the buyer has a
 * handover code: they are reminded when to give it, and may mention it to the seller.
 */
export function warningsInDeal(
  warnings: readonly WarningCode[],
  text: string | null,
  reader: OrderSide,
): WarningCode[] {
  const shown = warningsShown(warnings, true);
  if (text === null || !shown.includes('verification-code')) return shown;
  const plain = plainText(text);
  if (opensAccounts.test(plain)) return shown;
  if (reader === 'buyer') return shown.map((code) => (code === 'verification-code' ? 'handover-code' : code));
  return asks.test(plain) ? shown : shown.filter((code) => code !== 'verification-code');
}
