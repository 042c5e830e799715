/** The reasons to warn the reader of a text, in the order in which pages show them. */
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
  'handover-code',
  'overpayment',
  'messenger',
] as const;
export type WarningCode = (typeof warningCodes)[number];

const contactDetails: readonly WarningCode[] = ['email', 'phone', 'messenger'];

/**
 * Omits warnings about contact details once buyer and seller have agreed on an order, because they then need to contact
 * each other.
 */
export const warningsShown = (warnings: readonly WarningCode[], isAgreed: boolean): WarningCode[] =>
  isAgreed ? warnings.filter((code) => !contactDetails.includes(code)) : [...warnings];
