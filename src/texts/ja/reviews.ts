import type { reviewTexts as english } from '#src/texts/reviews.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';
import { formerUser, san, self } from './people.ts';

export const reviewTexts: Translation<typeof english> = {
  reviews: {
    heading: '評価',
    ask: (other) => `${san(other)}との取引はいかがでしたか？`,
    terms: (day) => `双方が評価を書くか、${day}になると、両方の評価が公開されます。それまでは書き直せます。`,
    public: {
      buyer: '評価は名前とともに出品者のページに表示され、誰でも読めます。',
      seller: '評価は名前とともに、この購入者から申し込みを受けたほかの出品者に表示されます。',
    },
    waits: (other) => `${san(other)}から評価が届きました。こちらからも評価すると読めます。`,
    stars: '星の数',
    star: (count) => (count === 1 ? '星1：悪い' : count === 5 ? '星5：とても良い' : `星${count}`),
    text: '評価コメント',
    textHint: '良かった点、気になった点を書いてください。住所や電話番号は書かないでください。1,000文字まで。',
    optional: '任意',
    send: '評価を送る',
    rated: (other, count) => `${san(other)}を星${count}で評価しました。`,
    seenBy: (other, day) => `双方が評価を書くか、${day}になると、${san(other)}に表示されます。`,
    edit: '編集',
    change: '変更を保存',
    cancel: 'キャンセル',
    sent: '評価を保存しました。',
    published: '評価を保存しました。両方の評価が公開されました。',
    failed: 'エラーが起きました。入力内容は残っています。もう一度お試しください。',
    refused: 'この評価はもう変更できません。ページには最新の内容が表示されています。',
    over: '評価の期間が終了しました。評価はありませんでした。',
    hidden: '未公開',
    rating: (stars) => `5段階中${stars}`,
    by: (author, what, day) => `${author}・${what}・${day}`,
    of: {
      buyer: { cameras: 'カメラを購入', lens: 'レンズを購入', accessories: 'アクセサリーを購入' },
      seller: { cameras: 'カメラを販売', lens: 'レンズを販売', accessories: 'アクセサリーを販売' },
    },
    formerUser,
    removed: 'この評価は管理者が削除しました。',
    you: self,
    openReply: '公開で返信',
    reply: '公開の返信',
    sendReply: '返信する',
    cancelReply: 'キャンセル',
    replied: (day) => `返信、${day}`,
    replyTaken: '返信は削除されました。',
    replyHint: (day) => `返信は${day}までに1回だけできます。評価を見られる人全員に表示されます。`,
    deleteText: 'コメントを削除',
    deleteTextTitle: '評価コメントを削除しますか？',
    deleteTextHint: '星の数は残ります。評価を書き直すことはできません。',
    deleteReply: '返信を削除',
    deleted: { text: 'コメントを削除しました。星の数は残ります。', reply: '返信を削除しました。' },
    removal: {
      remove: 'この評価を削除',
      title: 'この評価を削除しますか？',
      text: '管理者が削除したことが表示され、集計から外れます。元に戻すことはできません。',
      keep: 'キャンセル',
      failed: 'エラーが起きました。何も変更されていません。もう一度お試しください。',
    },
    others: {
      none: (other) => `${san(other)}への評価はまだありません。`,
      some: (other, count, stars) =>
        `${san(other)}への評価：${stars === null ? `${digits(count)}件` : `5段階中${stars}（${digits(count)}件）`}`,
      show: (other, count) => `${san(other)}への評価${digits(count)}件を読む`,
    },
  },
};
