import type { dealThreadTexts as english } from '#src/texts/deal-thread.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { anAdmin, san, self } from './people.ts';

/** The subject of a sentence, which is left out for the reader. */
const by = (who: string): string => {
  if (who === self) return '';
  return who === shopName() ? `${who}が` : `${san(who)}が`;
};

export const dealThreadTexts: Translation<typeof english> = {
  yourTurn: '対応が必要',
  review: (other, day) => `${day}までに${san(other)}を評価してください。`,
  details: '取引の詳細',
  phoneOf: (name) => `${san(name)}の電話：`,
  emailOf: (name) => `${san(name)}のメール：`,
  phone: {
    add: (buyer) => `電話番号を登録して${san(buyer)}に知らせる`,
    title: '電話番号を登録',
    text: (buyer) =>
      `${san(buyer)}にはすぐに、ほかの購入者には購入の申し込みを承諾したあとに表示されます。番号はプロフィールに保存されます。`,
    added: (buyer) => `${san(buyer)}に電話番号が表示されます。`,
  },
  offer: 'オファー',
  you: self,
  admin: anAdmin,
  get shop() {
    return shopName();
  },
  steps: {
    requested: (who, price) => `${by(who)}${price}で購入を申し込みました`,
    accepted: (who, price) => `${by(who)}${price}で承諾しました`,
    arranged: (who) => `${by(who)}待ち合わせに同意しました`,
    agreed: (who, when) => `${by(who)}待ち合わせに同意しました：${when}`,
    'handed-over': (who) => `${by(who)}受け渡し済みにしました`,
    received: (who) => `${by(who)}商品を受け取りました`,
    disputed: (who) => `${by(who)}問題を報告しました`,
    disputeWithdrawn: (who) => `${by(who)}問題の報告を取り下げました`,
    agreedToComplete: (who) => `${by(who)}取引の完了に同意しました`,
    agreedToCancel: (who) => `${by(who)}取引のキャンセルに同意しました`,
    confirmed: (who) => `${by(who)}受け渡しを確認しました`,
    completed: (who) => `${by(who)}取引を完了しました`,
    declined: (who) => `${by(who)}購入の申し込みを断りました`,
    withdrawn: (who) => `${by(who)}購入の申し込みを取り下げました`,
    expired: (who) => `${by(who)}取引を終了しました`,
    cancelled: (who) => `${by(who)}取引をキャンセルしました`,
    'no-show': (who) => `${by(who)}無断キャンセルとして取引を終了しました`,
  },
  automatic: {
    completed: '自動的に完了しました',
    expired: '自動的に期限切れになりました',
    cancelled: '自動的にキャンセルされました',
    'no-show': '無断キャンセルとして自動的に終了しました',
  },
  below: (percent) => `出品価格より${percent}%低い金額`,
  requested: {
    buyer: (seller) =>
      `名前、メールアドレス、電話番号、希望の場所は${san(seller)}に表示されています。承諾されると、${san(seller)}のメールアドレス（登録があれば電話番号も）が表示されます。`,
    seller: (buyer) =>
      `承諾すると、商品は${san(buyer)}のために取り置きとなり、相手にメールアドレス（登録があれば電話番号も）が表示されます。相手の連絡先は、すでに確認できます。`,
    place: {
      buyer: (_buyer, place) => `希望した待ち合わせ場所：${place}`,
      seller: (buyer, place) => `${san(buyer)}の希望の待ち合わせ場所：${place}`,
    },
  },
  accepted: {
    next: '次に、日時と、人目のある待ち合わせ場所を決めましょう。',
    contact: 'まず、電話番号と希望の待ち合わせ場所を登録してください。',
    wait: (buyer) => `${san(buyer)}が電話番号を登録すると、待ち合わせを提案できます。`,
  },
  orAt: '、または',
  suggested: (who, when, place) => `${by(who)}待ち合わせを提案しました：${when}、${place}`,
  handover: { ahead: '当日の受け渡し', past: '会えましたか？' },
  met: 'もう会いましたか？',
  more: 'その他の操作',
  wrong: {
    question: '商品に問題がありますか？',
    text: '代金を支払わず、受け渡しコードも伝えないでください。コードを伝えると取引が確定します。取引はここからキャンセルできます。待ち合わせの1時間後からは、問題を報告することもできます。',
    final: (seller) =>
      `取引は確定しており、このサイトから返金はできません。${san(seller)}にメッセージを送るか、評価でそのことを伝えられます。商品を通報すると、管理者が出品内容と${san(seller)}のアカウントを調べます。`,
  },
  handedOver: {
    buyer: (seller) => `${san(seller)}から、商品を渡したと連絡がありました。間違いありませんか？`,
    seller: (buyer) => `${san(buyer)}から、商品を受け取ったと連絡がありました。間違いありませんか？`,
    wait: (other) => `${san(other)}に確認をお願いしました。`,
  },
  complete: '取引完了',
  completeText: { buyer: '新しい機材をお楽しみください。', seller: '商品は売却済みになりました。' },
  jump: {
    answer: '返答が必要',
    meeting: '待ち合わせを提案する',
    handover: '待ち合わせと受け渡し',
    met: '会えましたか？',
    review: '評価する',
  },
};
