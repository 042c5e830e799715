import type { PointWords } from '#src/texts/checklist-shared.ts';
import type { firstChecklistTexts as english } from '#src/texts/first-checklists.ts';
import { digitalWords, filmWords } from './first-checklist-cameras.ts';
import { lensWords } from './first-checklist-lens.ts';

const accessoryWords: Record<string, PointWords> = {
  works: {
    ask: '正常に動作しますか？',
    how: 'すべての機能を一度ずつ試します。',
    answers: {
      all: '正常に動作',
      most: '動作するが、軽い不具合あり',
      some: '一部だけ動作',
      none: '動作しない',
    },
  },
  complete: {
    ask: 'すべてそろっていますか？',
    how: 'メーカーの付属品一覧と比べます。キャップ、ネジ、ストラップ、カバーなど。',
    answers: { all: '欠品なし', small: '小さな部品が欠品', parts: '部品が欠品' },
  },
  wear: {
    ask: '使用感は？',
    how: '角、継ぎ目、縫い目を見ます。',
    photo: '使用感がいちばん目立つところ。',
    answers: { none: '新品同様', traces: '使用感あり', heavy: '使用感が強い' },
  },
  safe: {
    ask: 'バッテリーとケーブルは安全ですか？',
    how: 'バッテリーの膨らみと、ケーブルの損傷を確かめます。',
    photo: '傷んだところ。',
    answers: {
      safe: 'バッテリーとケーブルは安全',
      none: 'バッテリーもケーブルも使わない',
      worn: 'バッテリーの持ちが悪い、またはケーブルに傷み',
      unsafe: 'バッテリーに膨らみ、またはケーブルに損傷',
    },
  },
};

export const firstChecklistTexts: typeof english = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};
