import type { reviewMailTexts as english } from '#src/texts/review-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { san } from './people.ts';

export const reviewMailTexts: Translation<typeof english> = {
  waiting: {
    subject: (title) => `評価が届きました：${title}`,
    text: (other, day) => [
      `${san(other)}から評価が届きました。こちらからも評価すると読めます。遅くとも${day}には公開されます。`,
      '公開された評価は変更できません。',
    ],
    action: '評価する',
  },
  shown: {
    subject: (title) => `評価が公開されました：${title}`,
    of: {
      both: (other) => [`${san(other)}との評価が双方そろい、公開されました。30日以内に1回だけ返信できます。`],
      theirs: (other) => [`${san(other)}からの評価が公開されました。30日以内に1回だけ返信できます。`],
      yours: (other) => [`${san(other)}との取引についての評価が公開されました。`],
    },
    action: '評価を見る',
  },
  removed: {
    subject: (title) => `評価が削除されました：${title}`,
    text: (other, email) => [
      `${san(other)}との取引についての評価を、管理者が削除しました。星の数は集計から外れました。`,
      `間違いだと思われる場合は、${email} までご連絡ください。`,
    ],
    action: 'やり取りを開く',
  },
};
