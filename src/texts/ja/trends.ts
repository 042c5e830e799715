import type { Translation } from '#src/texts/translation.ts';
import type { trendTexts as english } from '#src/texts/trends.ts';
import { digits } from '#src/texts/words.ts';

export const trendTexts: Translation<typeof english> = {
  title: '推移',
  from: '開始日',
  to: '終了日',
  show: '表示',
  names: {
    listings: '新しい商品',
    bookings: '予約',
    completed: '完了した取引',
    daysToSell: '売れるまでの日数（中央値）',
    hoursToAnswer: '返信までの時間（中央値）',
    responseRate: '返信した質問の割合',
    reports: '通報',
    signUps: '登録',
  },
  week: '週の開始日',
  change: (change, weeks) => `前の${digits(weeks)}週間と比べて${change}`,
  none: 'なし',
  save: 'CSVで保存',
  saveOf: (name) => `CSVで保存：${name}`,
  failed: '推移を読み込めませんでした。もう一度お試しください。',
};
