import type { changeTexts as english } from '#src/texts/changes.ts';
import type { Translation } from '#src/texts/translation.ts';

export const changeTexts: Translation<typeof english> = {
  title: '商品が編集されました',
  lookAgain: '商品が編集されました。変更点を確かめ、問題がなければ、もう一度操作してください。',
  list: '変更点',
  was: '変更前',
  is: '変更後',
  alone: 'なし',
  photos: (count) => `写真${count}枚`,
  tooOld: '何度も編集されています。合意する前に、ページ全体をもう一度お読みください。',
  fields: {
    title: 'タイトル',
    brand: 'メーカー',
    condition: '状態',
    duration: '使用期間',
    location: '地域',
    sale: '価格',
    included: '付属品',
    parts: 'セット内容',
    des: '商品の説明',
    photos: '写真',
  },
};
