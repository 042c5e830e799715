import type { WarningCode } from './warning-codes.ts';

/** What warns, and where that is said what a text must have besides. */
export type Phrase = readonly [code: WarningCode, phrase: RegExp, context?: RegExp];

/** A word begins here. */
const from = '(?<![a-z0-9])';
/** It ends here. */
export const to = '(?![a-z0-9])';
export const anyOf = (...phrases: string[]): RegExp => new RegExp(`${from}(?:${phrases.join('|')})`, 'g');
/** So many characters between two words of a phrase, within one sentence. */
export const near = (most: number): string => `[^.!?\\n]{0,${most}}`;
