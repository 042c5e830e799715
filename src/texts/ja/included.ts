import type { includedTexts as english } from '#src/texts/included.ts';
import type { Translation } from '#src/texts/translation.ts';

const parts: (typeof english)['parts'] = {
  box: '元箱',
  manual: '説明書',
  strap: 'ストラップ',
  battery: 'バッテリー',
  charger: '充電器',
  'body-cap': 'ボディキャップ',
  'memory-card': 'メモリーカード',
  lens: 'レンズ',
  'front-cap': 'レンズキャップ',
  'rear-cap': 'リアキャップ',
  hood: 'レンズフード',
  case: 'ケース',
  filter: 'フィルター',
  cable: 'ケーブル',
};
const labels: Partial<Record<string, string>> = parts;

const listOf = (included: readonly string[]): string =>
  included.map((part) => labels[part] ?? part).join('、');

export const includedTexts: Translation<typeof english> = {
  title: '付属品',
  nothing: '記載なし',
  parts,
  /** 付属品：元箱、ストラップ、ボディキャップ */
  includes: (...included) => `付属品：${listOf(included)}`,
  /** 元箱、ストラップ、ボディキャップ */
  list: (...included) => listOf(included),
};
