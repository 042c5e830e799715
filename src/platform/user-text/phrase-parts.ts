import type { WarningCode } from './warning-codes.ts';

export type Phrase = readonly [code: WarningCode, phrase: RegExp, context?: RegExp];

const from = '(?<![a-z0-9])';
export const to = '(?![a-z0-9])';
export const anyOf = (...phrases: string[]): RegExp => new RegExp(`${from}(?:${phrases.join('|')})`, 'g');
/** Allows at most `most` characters between two words of a phrase, within one sentence. */
export const near = (most: number): string => `[^.!?\\n]{0,${most}}`;
