import type { conflictTexts as english } from '#src/texts/conflicts.ts';
import type { Translation } from '#src/texts/translation.ts';

export const conflictTexts: Translation<typeof english> = {
  ask: '編集中に、ほかで変更が保存されました。入力した内容はまだ保存されていません。新しい内容を確認して、もう一度保存してください。',
  theirs: 'ほかで保存された内容です。保存すると、入力した内容に置き換わります。',
  taken: 'ほかで保存され、フォームにも反映した内容です。',
  nothing: 'なし',
  yes: 'オン',
  no: 'オフ',
};
