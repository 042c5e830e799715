/** Why the reader of a text should take care, in the order in which pages show it. */
export const warningCodes = [
  'email',
  'link',
  'phone',
  'iban',
  'card',
  'wire',
  'gift-card',
  'crypto',
  'friends-and-family',
  'courier',
  'verification-code',
  'overpayment',
  'messenger',
] as const;
export type WarningCode = (typeof warningCodes)[number];

const contactDetails: readonly WarningCode[] = ['email', 'phone', 'messenger'];

/** Returns the warnings for a reader: once two sides have agreed on an order, they need each other's contact details. */
export const warningsShown = (warnings: readonly WarningCode[], isAgreed: boolean): WarningCode[] =>
  isAgreed ? warnings.filter((code) => !contactDetails.includes(code)) : [...warnings];
