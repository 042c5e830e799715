import type { modelTexts as english } from '#src/texts/models.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

export const modelTexts: Translation<typeof english> = {
  about: 'この機種について',
  aboutModel: (model) => `機種の情報：${model}`,
  description: (model) =>
    `${model}の仕様、組み合わせて使えるもの、販売中の商品、中古で買う前に確認したい点をまとめました。`,
  onSale: '販売中の商品',
  noneOnSale: '現在、販売中の商品はありません。',
  all: (count) => `${digits(count)}点の商品を見る`,
  notify: '次に出品されたら通知',
  facts: '仕様',
  sources: '出典',
  report: '誤った情報を通報',
  fits: { cameras: '使えるレンズ', lens: '使えるカメラ' },
  fitsHint: 'このサイトで販売中：',
  native: {
    cameras: (count) => `アダプターなしで使えるレンズ：${digits(count)}点`,
    lens: (count) => `アダプターなしで使えるカメラ：${digits(count)}点`,
  },
  adapter: (count) => `アダプターがあれば、ほかに${digits(count)}点`,
  limited: (count) => `制限はあるものの、ほかに${digits(count)}点`,
  check: { cameras: '別のレンズを調べる', lens: '別のカメラを調べる' },
  known: 'この機種の注意点',
  notes: {
    edit: '注意点を編集',
    lead: '注意点は機種のページで誰でも読めます。本文が空の注意点は表示されません。',
    original: (text) => `元の文：${text}`,
    note: (position) => `注意点${position}`,
    save: '保存',
    cancel: 'キャンセル',
    saved: '注意点を保存しました。',
    failed: '注意点を保存できませんでした。もう一度お試しください。',
  },
  look: '買う前に確認したい点',
};
