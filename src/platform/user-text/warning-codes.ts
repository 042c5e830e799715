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
